import { describe, expect, it } from 'vitest';
import { premiumChange } from './premiumChange.ts';

const HOUR_MS = 3_600_000;

describe('the change of a premium', () => {
  const history = (...values: readonly (readonly [hour: number, value: number])[]) =>
    values.map(([hour, value]) => ({ timestamp: hour * HOUR_MS, value }));

  it('is that of the figures as they are shown', () => {
    expect(premiumChange(history([0, 3.541], [12, 9], [24, 1.54]), 24 * HOUR_MS)).toBe(-2);
    expect(premiumChange(history([0, 1.544], [24, 1.536]), 24 * HOUR_MS)).toBe(0);
  });

  it('is not known where the history begins too late', () => {
    expect(premiumChange(history([2.4, 1], [24, 2]), 24 * HOUR_MS)).toBe(1);
    expect(premiumChange(history([2.5, 1], [24, 2]), 24 * HOUR_MS)).toBeUndefined();
    expect(premiumChange(history([0, 1]), 24 * HOUR_MS)).toBeUndefined();
    expect(premiumChange([], 24 * HOUR_MS)).toBeUndefined();
    const today = Date.UTC(2026, 10, 20) / HOUR_MS;
    expect(premiumChange(history([today, 1], [today + 24, 1.01]), 24 * HOUR_MS)).toBe(0.01);
  });
});
