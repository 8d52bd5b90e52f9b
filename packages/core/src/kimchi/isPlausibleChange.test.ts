import { describe, expect, it } from 'vitest';
import { isPlausibleChange, MAX_PRICE_CHANGE, MAX_RATE_CHANGE } from './isPlausibleChange.ts';

describe('isPlausibleChange', () => {
  it.each([
    [undefined, 1, true],
    [100, 130, true],
    [100, 131, false],
    [100, 70, true],
    [100, 69, false],
    [100, 0, false],
    [100, -100, false],
    [100, Number.NaN, false],
    [undefined, Number.POSITIVE_INFINITY, false],
    [undefined, 0, false],
  ])('from %d to %d: %s', (before, now, plausible) => {
    expect(isPlausibleChange(before, now, MAX_PRICE_CHANGE)).toBe(plausible);
  });

  it('allows an official rate to change by half a percent', () => {
    expect(isPlausibleChange(1400, 1407, MAX_RATE_CHANGE)).toBe(true);
    expect(isPlausibleChange(1400, 1407.1, MAX_RATE_CHANGE)).toBe(false);
  });
});
