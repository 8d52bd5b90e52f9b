import type { Exact } from '../exact/index.ts';
import type { PayType } from './payInput.ts';

/**
 * The pay that a user probably typed for the wrong period or in the wrong unit. `hour` and `month`: the pay of the
 * other period; `manwon`: monthly pay in units of 10,000 won; `year`: yearly pay; `manwonYear`: yearly pay in units of
 * 10,000 won. `amount` is the pay that results, in won.
 */
export type PayMeant = {
  readonly kind: 'hour' | 'month' | 'manwon' | 'year' | 'manwonYear';
  /** Whether `amount` is for an hour or a month. */
  readonly payType: PayType;
  readonly amount: bigint;
};

const MANWON = 10_000n;
const MONTHS = 12n;
/** In won: an amount from here on is probably yearly pay. */
export const YEARLY_FROM = 15_000_000n;
/** In won: amounts that are too low for monthly pay, but usual for hourly pay. */
const HOURLY = { from: MANWON, below: 100_000n };
/** In won: the highest plausible hourly pay. */
export const MAX_HOURLY = 200_000n;
/** In won: the lowest plausible pay of an hour and of a month. */
export const LEAST_PAY = { hourly: 1_000n, monthly: 100_000n } as const;
/** The minimum wage has been above this range since 2014, so these hourly amounts are in units of 10,000 won. */
const MANWON_INSTEAD_OF_HOUR = { from: 100n, below: 5_000n };

function ofMonths(won: bigint, kinds: readonly [month: PayMeant['kind'], year: PayMeant['kind']]): PayMeant {
  const isYear = won >= YEARLY_FROM;
  return { kind: kinds[isYear ? 1 : 0], payType: 'monthly', amount: isYear ? won / MONTHS : won };
}

/**
 * The pay that is probably meant by an amount that is unusual for its period; to be offered, never used without asking.
 * Undefined for usual amounts and for fractions of a won. A year's pay is divided by 12 and rounded down to won.
 *
 * @param amount the typed pay in won, above 0
 * @param payType the period it was typed for
 * @example payMeant(exact(4800), 'monthly') // { kind: 'manwonYear', payType: 'monthly', amount: 4000000n }
 * @example payMeant(exact(3_000_000), 'hourly') // { kind: 'month', payType: 'monthly', amount: 3000000n }
 */
export function payMeant(amount: Exact, payType: PayType): PayMeant | undefined {
  const won = amount.n;
  if (amount.d !== 1n) return undefined;
  if (payType === 'hourly') {
    if (won > MAX_HOURLY) return ofMonths(won, ['month', 'year']);
    const { from, below } = MANWON_INSTEAD_OF_HOUR;
    return won >= from && won < below ? ofMonths(won * MANWON, ['manwon', 'manwonYear']) : undefined;
  }
  if (won >= HOURLY.from && won < HOURLY.below) return { kind: 'hour', payType: 'hourly', amount: won };
  if (won < MANWON) return ofMonths(won * MANWON, ['manwon', 'manwonYear']);
  return won >= YEARLY_FROM ? ofMonths(won, ['month', 'year']) : undefined;
}
