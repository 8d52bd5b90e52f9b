import { VAT } from '../validate/numberReadings.ts';
import { parseVatAmount } from '../vat/form/index.ts';
import type { Intent } from './intent.ts';
import { INTENT_WORDS } from './intentWords.ts';
import { withoutWord } from './withoutWord.ts';

/** The terms of a price, 부가세 포함 and +VAT, and the names of amounts that have or lack the tax by law. */
const TERMS = [
  [true, `${VAT} ?(?:포함|included|inclusive)|\\b(?:incl\\.?|including) ${VAT}|^공급 ?대가[ :]{0,3}`],
  [
    false,
    `\\+ ?${VAT}(?: ?별도)?|${VAT} ?(?:[미불]포함|별도|제외|excluded|exclusive)|\\b(?:plus|excl\\.?|excluding) ${VAT}|^공급 ?가액?[ :]{0,3}`,
  ],
] as const;
const PATTERNS = TERMS.map(([includesTax, term]) => [includesTax, new RegExp(`\\(?(?:${term})\\)?`, 'iu')] as const);

/** A sum may be with or without the tax. */
const SUM = /^(?:합계(?: ?금액)?|총액)[ :]{0,3}/u;

/** The amount of a text, and whether it includes the tax. */
function readTerms(text: string): { readonly rest: string; readonly includesTax: boolean | undefined } | undefined {
  const term = PATTERNS.find(([, pattern]) => pattern.test(text));
  const named = SUM.test(text) ? text : withoutWord(text, INTENT_WORDS.vat);
  const rest = term === undefined ? named : text.replace(term[1], '').trim();
  return rest === undefined ? undefined : { rest: rest.replace(SUM, ''), includesTax: term?.[0] };
}

/**
 * An amount of won with the word for value-added tax before or after it, or the name of an amount of an invoice before
 * it: `합계 1,100,000원`. The amount is parsed as in the calculator, so that `1,5` is not an amount here either; malformed
 * groups become a question with the amount that is probably meant. A text such as `부가세 포함` and `+VAT` says whether
 * the amount includes the tax.
 *
 * @example readVat('300만 부가세') // { kind: 'vat', text: '300만', amount: 3000000, includesTax: undefined }
 * @example readVat('1,100,000원 부가세 포함') // { kind: 'vat', text: '1,100,000원', amount: 1100000, includesTax: true }
 * @example readVat('부가세 55.000') // { kind: 'unclearAmount', question: '부가세 55000' }
 */
export function readVat(text: string): Intent<'vat' | 'unclearAmount'> | undefined {
  const terms = readTerms(text);
  if (terms === undefined) return undefined;
  const { rest, includesTax } = terms;
  const amount = parseVatAmount(rest, '');
  if (amount.ok) return { kind: 'vat', text: rest, amount: amount.value, includesTax };
  if (amount.failure.code !== 'number.badGroupingGuess') return undefined;
  return { kind: 'unclearAmount', question: text.replace(rest, amount.failure.facts.guess) };
}
