/** The day of a year, or a fraction: 11/20. */
const DAY = /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])$/;
/** Above the days of a month, so that month × this + day sorts dates. */
const MAX_DAYS = 32;
/** The error of a sum of fractions that is 1. */
const ROUNDING = 1e-9;

/**
 * Whether the weights of rows without a heading may be their dates: days of a year in order, 11/20 and 11/21. Fractions
 * with one denominator, and fractions that add up to at most 1, are weights: 1/5, 2/5.
 */
export function mayBeDates(weights: readonly string[]): boolean {
  const found = weights.map((weight) => DAY.exec(weight)).filter((day) => day !== null);
  const days = found.map(([, month, day]) => ({ month: Number(month), day: Number(day) }));
  const dates = days.map(({ month, day }) => month * MAX_DAYS + day);
  const isInOrder = [dates, dates.toReversed()].some((all) => all.join() === all.toSorted((a, b) => a - b).join());
  const sum = days.reduce((total, { month, day }) => total + month / day, 0);
  const isSameWhole = new Set(days.map(({ day }) => day)).size === 1;
  return days.length === weights.length && isInOrder && !isSameWhole && sum > 1 + ROUNDING;
}
