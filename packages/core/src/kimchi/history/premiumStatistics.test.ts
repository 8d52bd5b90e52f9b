import { describe, expect, it } from 'vitest';
import { premiumStatistics } from './premiumStatistics.ts';

describe('premiumStatistics', () => {
  it.each([
    [[1, 2, 3, 4], 3, { minimum: 1, maximum: 4, mean: 2.5, percentile: 62.5 }],
    [[1, 2, 3, 4], 9, { percentile: 100 }],
    [[1, 2, 3, 4], 0, { percentile: 0 }],
    [Array(3).fill(0.1), 0.1, { minimum: 0.1, maximum: 0.1, mean: 0.1 }],
    [[2, 2, 2], 2, { minimum: 2, maximum: 2, mean: 2, percentile: 50 }],
    [[-0.001], 1, { mean: -0.001, percentile: 100 }],
    // Prices of a cheap coin: rounded, the mean would be above the highest.
    [[1.3452, 1.348], 1.348, { minimum: 1.3452, maximum: 1.348, mean: 1.3466 }],
  ])('%j, now %d', (history, present, expected) => {
    expect(premiumStatistics(history, present)).toMatchObject(expected);
  });

  it('is undefined without a history', () => {
    expect(premiumStatistics([], 1)).toBeUndefined();
  });
});
