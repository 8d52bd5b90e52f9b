import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { monthlyBases } from './monthlyBases.ts';

describe('monthlyBases', () => {
  it.each([
    ['10320', 2_152_339n, 2_156_880n],
    ['10700', 2_231_592n, 2_236_300n],
  ])('of %s won are %i and %i', (rate, byWeeks, official) => {
    const bases = monthlyBases(exact(rate), exact(40), exact(8));
    expect(bases.byWeeks.pay).toBe(byWeeks);
    expect(bases.official.pay).toBe(official);
    expect(formatExact(bases.byWeeks.hours, { places: 2 })).toBe('208.56');
    expect(formatExact(bases.official.hours, { places: 2 })).toBe('209.00');
  });
});
