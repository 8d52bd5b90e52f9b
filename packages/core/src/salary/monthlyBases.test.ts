import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { formatExact } from '../exact/index.ts';
import { monthlyBases } from './monthlyBases.ts';

describe('monthlyBases', () => {
  it.each([
    ['10320', 2_152_339n, 2_156_880n],
    ['10700', 2_231_592n, 2_236_300n],
  ])('of %s won are %i and %i', (rate, byWeeks, official) => {
    const bases = monthlyBases(new Fraction(rate), new Fraction(40), new Fraction(8));
    expect(bases.byWeeks.pay).toBe(byWeeks);
    expect(bases.official.pay).toBe(official);
    expect(formatExact(bases.byWeeks.hours, { places: 2 })).toBe('208.56');
    expect(formatExact(bases.official.hours, { places: 2 })).toBe('209.00');
  });
});
