import { parseVatAmount } from '../vat/form/index.ts';
import type { Intent } from './intent.ts';
import { withoutWord } from './withoutWord.ts';
import { INTENT_WORDS } from './words.ts';

/**
 * An amount of won with the word for value-added tax before or after it. The amount is parsed as in the calculator,
 * so that `1,5` is not an amount here either.
 *
 * @example readVat('300만 부가세') // { kind: 'vat', text: '300만', amount: 3000000 }
 */
export function readVat(text: string): Intent<'vat'> | undefined {
  const rest = withoutWord(text, INTENT_WORDS.vat);
  const amount = rest === undefined ? undefined : parseVatAmount(rest, '');
  return rest !== undefined && amount?.ok ? { kind: 'vat', text: rest, amount: amount.value } : undefined;
}
