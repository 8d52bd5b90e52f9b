import { RATE_BEHIND, VAT_NAMES } from '../../validate/readings/vatNames.ts';

const VAT = `(?<![a-z])${VAT_NAMES}${RATE_BEHIND}(?![a-z])`;
const INCLUDED = `${VAT} ?(?:포함|included|inclusive)|\\b(?:incl\\.?|including) ${VAT}`;
const EXCLUDED = `\\+ ?${VAT}(?: ?별도)?|${VAT} ?(?:[미불]포함|별도|제외|excluded|exclusive)|\\b(?:plus|excl\\.?|excluding) ${VAT}`;
/** Words that state whether an amount includes the tax: 부가세 포함, +VAT, incl. VAT. */
export const VAT_TERM = `${INCLUDED}|${EXCLUDED}`;

/** An amount without the tax, or one with it. */
export type VatSide = 'supply' | 'total';

/** The terms of a price, 부가세 포함 and +VAT, and the names of amounts that have or lack the tax by law. */
const TERMS = [
  ['total', `${INCLUDED}|^공급 ?대가[ :]{0,3}`],
  ['supply', `${EXCLUDED}|^공급 ?가액?[ :]{0,3}`],
] as const;

/** The terms in a text, each with the side of the amount that it names. */
export const VAT_TERMS: readonly (readonly [side: VatSide, term: RegExp])[] = TERMS.map(([side, term]) => [
  side,
  new RegExp(`\\(?(?:${term})\\)?`, 'iu'),
]);

/** Words for a sum, which probably includes the tax, but may not. */
export const SUM = /^(?:합계(?: ?금액)?|총(?:액| ?금액)?)[ :]{0,3}/u;
