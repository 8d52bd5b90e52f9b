import { parseVatAmount, type VatSide } from '../vat/form/index.ts';
import { SUM, VAT_TERMS } from '../vat/form/vatTerms.ts';
import type { Intent } from './intent.ts';
import { INTENT_WORDS } from './intentWords.ts';
import { withoutWord } from './withoutWord.ts';

const SIDES: readonly VatSide[] = ['supply', 'total'];

/** The amount of a text, and what it may be. */
function readTerms(text: string): { readonly rest: string; readonly sides: readonly VatSide[] } | undefined {
  const term = VAT_TERMS.find(([, pattern]) => pattern.test(text));
  const isSum = SUM.test(text);
  const named = isSum ? text : withoutWord(text, INTENT_WORDS.vat);
  const rest = term === undefined ? named : text.replace(term[1], '').trim();
  if (rest === undefined) return undefined;
  const open = isSum ? SIDES.toReversed() : SIDES;
  return { rest: rest.replace(SUM, ''), sides: term === undefined ? open : [term[0]] };
}

/**
 * An amount of won with the word for value-added tax before or after it, or the name of an amount of an invoice before
 * it: `합계 1,100,000원`. The amount is parsed as in the calculator, so that `1,5` is not an amount here either; malformed
 * groups become a question with the amount that is probably meant. A text such as `부가세 포함` and `+VAT` says whether
 * the amount is the supply price or the total; that of a sum is probably the total.
 *
 * @example readVat('300만 부가세') // { kind: 'vat', text: '300만', amount: 3000000, sides: ['supply', 'total'] }
 * @example readVat('1,100,000원 부가세 포함') // { kind: 'vat', text: '1,100,000원', amount: 1100000, sides: ['total'] }
 * @example readVat('부가세 55.000') // { kind: 'unclearAmount', question: '부가세 55000' }
 */
export function readVat(text: string): Intent<'vat' | 'unclearAmount'> | undefined {
  const terms = readTerms(text);
  if (terms === undefined) return undefined;
  const { rest, sides } = terms;
  const amount = parseVatAmount(rest, '');
  if (amount.ok) return { kind: 'vat', text: rest, amount: amount.value, sides };
  if (amount.failure.code !== 'number.badGroupingGuess') return undefined;
  return { kind: 'unclearAmount', question: text.replace(rest, amount.failure.facts.guess) };
}
