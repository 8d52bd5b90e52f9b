import type { Exact } from '../../exact/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { RATE_BEHIND, VAT_NAMES } from '../../validate/readings/vatNames.ts';
import { VAT_RATE_PERCENT } from '../vat.ts';
import { readWon } from './readWon.ts';

/** What an amount behind the name of the tax may be, in won. */
export type TaxReading = {
  /** The supply price whose tax the amount is. */
  readonly supply: Exact;
  /** The amount whose tax is asked for; undefined where the text names a column of an invoice. */
  readonly asked: Exact | undefined;
};

/** 세액 names an amount; 부가세 and VAT may also say what to do with it. */
const LABELLED = new RegExp(
  `^(?:(?<column>(?:부가(?: ?가치)?)?세액)|${VAT_NAMES})${RATE_BEHIND} ?:? ?(?<amount>.+)$`,
  'iu',
);

/**
 * What the amount in a text such as `부가세 10만원` may be: the tax of a supply price, or the amount whose tax is asked for.
 * To be offered. A tax was rounded to whole won, so the supply price may be off by less than 10 won. Undefined for
 * other texts.
 *
 * @example taxReading('세액 100,000')?.supply // 1000000
 */
export function taxReading(text: string): TaxReading | undefined {
  const { column, amount = '' } = LABELLED.exec(plainCharacters(text))?.groups ?? {};
  const tax = readWon(amount);
  if (tax === undefined) return undefined;
  return { supply: tax.mul(100).div(VAT_RATE_PERCENT), asked: column === undefined ? tax : undefined };
}
