import { parseVatAmount } from '../vat/form/index.ts';
import type { Intent } from './intent.ts';
import { withoutWord } from './withoutWord.ts';
import { INTENT_WORDS } from './words.ts';

/**
 * An amount of won with the word for value-added tax before or after it. The amount is parsed as in the calculator,
 * so that `1,5` is not an amount here either; malformed groups become a question with the amount that is probably
 * meant.
 *
 * @example readVat('300만 부가세') // { kind: 'vat', text: '300만', amount: 3000000 }
 * @example readVat('부가세 55.000') // { kind: 'unclearAmount', question: '부가세 55000' }
 */
export function readVat(text: string): Intent<'vat' | 'unclearAmount'> | undefined {
  const rest = withoutWord(text, INTENT_WORDS.vat);
  if (rest === undefined) return undefined;
  const amount = parseVatAmount(rest, '');
  if (amount.ok) return { kind: 'vat', text: rest, amount: amount.value };
  if (amount.failure.code !== 'number.badGroupingGuess') return undefined;
  return { kind: 'unclearAmount', question: text.replace(rest, amount.failure.facts.guess) };
}
