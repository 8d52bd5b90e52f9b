/**
 * Statistics of the premium in a period, in percent, or of a price in its own unit.
 */
export type PremiumStatistics = {
  readonly minimum: number;
  readonly maximum: number;
  /** Not rounded: a price near one dollar, rounded to two decimals, could be above the maximum. */
  readonly mean: number;
  /** How much of the time the premium was below the current one, 0 to 100, one decimal. Equal values count half. */
  readonly percentile: number;
};

/**
 * Where the current premium, or price, ranks in its history; `undefined` without a history.
 *
 * @param history percentages or prices, in any order
 * @param present the current one
 * @example premiumStatistics([1, 2, 3, 4], 3) // { minimum: 1, maximum: 4, mean: 2.5, percentile: 62.5 }
 */
export function premiumStatistics(history: readonly number[], present: number): PremiumStatistics | undefined {
  if (history.length === 0) return undefined;
  let [minimum, maximum, sum, rank] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const value of history) {
    minimum = Math.min(minimum, value);
    maximum = Math.max(maximum, value);
    sum += value;
    if (value < present) rank += 1;
    if (value === present) rank += 0.5;
  }
  // The sum of many equal values has rounding errors.
  const mean = Math.min(maximum, Math.max(minimum, sum / history.length));
  return { minimum, maximum, mean, percentile: Math.round((rank / history.length) * 1000) / 10 };
}
