import type { Exact } from '../exact/index.ts';

/**
 * What was probably typed instead of a monthly pay in won: the pay in units of 10,000 won (`manwon`), a year's pay
 * (`year`), or a year's pay in units of 10,000 won (`manwonYear`); and the monthly pay that results, in won.
 */
export type MonthlyPayMeant = {
  readonly kind: 'manwon' | 'year' | 'manwonYear';
  readonly monthly: bigint;
};

const MANWON = 10_000n;
const MONTHS = 12n;
/** In won: most pay from this size on is that of a year. */
const YEARLY_FROM = 15_000_000n;

/**
 * The monthly pay that is probably meant by an amount that is unusual for one; to be offered, never used without asking.
 * Undefined for usual amounts and for fractions of a won. A year's pay is divided by 12 and rounded down to won.
 *
 * @param amount the typed monthly pay in won, above 0
 * @example monthlyPayMeant(exact(4800)) // { kind: 'manwonYear', monthly: 4000000n }
 */
export function monthlyPayMeant(amount: Exact): MonthlyPayMeant | undefined {
  if (amount.d !== 1n) return undefined;
  const isManwon = amount.n < MANWON;
  const won = isManwon ? amount.n * MANWON : amount.n;
  if (won >= YEARLY_FROM) return { kind: isManwon ? 'manwonYear' : 'year', monthly: won / MONTHS };
  return isManwon ? { kind: 'manwon', monthly: won } : undefined;
}
