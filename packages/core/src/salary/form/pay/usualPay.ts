import type { Exact } from '../../../exact/index.ts';
import { MAX_HOURLY, YEARLY_FROM } from '../../payMeant.ts';

/** Usual hourly pay in won. Beside allowances, an amount outside this range is monthly pay. */
const USUAL_HOURLY = { from: 5_000, to: MAX_HOURLY };

/** Whether an amount is usual for an hour. */
export function isHourly(won: Exact): boolean {
  return won.compare(USUAL_HOURLY.from) >= 0 && won.compare(USUAL_HOURLY.to) <= 0;
}

/** Whether an amount is usual for a year. */
export function isYearly(won: Exact): boolean {
  return won.compare(YEARLY_FROM) >= 0;
}
