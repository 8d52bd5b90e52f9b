import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { placesFor } from './placesFor.ts';

describe('placesFor', () => {
  it.each([
    ['1234.56789', 2, 6, 2],
    ['123.456789', 2, 6, 3],
    ['12.3036917', 2, 6, 4],
    ['9.99', 2, 3, 2],
    ['-3', 0, 1, 0],
    ['0', 2, 6, 2],
    ['0.5', 2, 4, 4],
    ['0.1', 8, 4, 8],
    ['0.001', 2, 4, 6],
    ['0.01234', 2, 4, 5],
    ['0.00001234', 2, 4, 8],
    ['-0.00001234', 2, 4, 8],
    ['0.000123456', 6, 1, 6],
    ['0.0000000123456', 6, 1, 8],
  ])('shows %s, at least %i places and %i digits, with %i', (value, least, significant, places) => {
    expect(placesFor(exact(value), least, significant)).toBe(places);
  });

  it('never lets a number be shown as 0', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.bigInt({ min: 1n, max: 10n ** 40n }), (n, d) => {
        const value = exact(n).div(d);
        expect(formatExact(value, { places: placesFor(value, 2, 1) })).toMatch(/[1-9]/u);
      }),
    );
  });
});
