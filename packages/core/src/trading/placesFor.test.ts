import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { formatExact } from '../exact/index.ts';
import { KEPT_DIGITS, placesFor } from './placesFor.ts';

describe('placesFor', () => {
  it.each([
    ['1', 2, 2],
    ['1234.56789', 2, 2],
    ['-3', 0, 0],
    ['0', 2, 2],
    ['0.5', 2, 4],
    ['0.99999', 2, 4],
    ['0.1', 8, 8],
    ['0.01234', 2, 5],
    ['0.00001234', 2, 8],
    ['-0.00001234', 2, 8],
  ])('shows %s, at least %i places, with %i', (value, least, places) => {
    expect(placesFor(new Fraction(value), least)).toBe(places);
  });

  it('keeps as many digits as it is told', () => {
    expect(placesFor(new Fraction('0.000123456'), 6, 1)).toBe(6);
    expect(placesFor(new Fraction('0.0000000123456'), 6, 1)).toBe(8);
    expect(placesFor(new Fraction('0.0000000123456'), 6)).toBe(7 + KEPT_DIGITS);
  });

  it('never lets a number be shown as 0', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.bigInt({ min: 1n, max: 10n ** 40n }), (n, d) => {
        const value = new Fraction(n, d);
        expect(formatExact(value, { places: placesFor(value, 2, 1) })).toMatch(/[1-9]/u);
      }),
    );
  });
});
