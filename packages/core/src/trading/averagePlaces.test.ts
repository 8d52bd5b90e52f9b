import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { averagePlaces } from './averagePlaces.ts';
import { MAX_DECIMAL_PLACES } from './form/fields/tradeLimits.ts';

function shown(value: string, entered?: number): string {
  const number = exact(value);
  return formatExact(number, averagePlaces(number, entered));
}

it.each([
  ['60000', undefined, '60000.00'],
  ['100/3', undefined, '33.33'],
  ['0.5', undefined, '0.50'],
  ['1', undefined, '1.00'],
  ['4/3', undefined, '1.33'],
  ['-1/3', undefined, '-0.333333'],
  ['-1/300', 0, '-0.003'],
  ['1', 0, '1'],
  ['0.00001234', undefined, '0.00001234'],
  ['1/3', undefined, '0.333333'],
  ['100/3', 0, '33'],
  ['100/3', 8, '33.33333333'],
  ['0.00001234', 2, '0.00001'],
  ['0.00001234', 8, '0.00001234'],
] as const)('shows %s with %s places as %s', (value, entered, expected) => {
  expect(shown(value, entered)).toBe(expected);
});

it('never shows an amount as 0', () => {
  const places = fc.option(fc.integer({ min: 0, max: MAX_DECIMAL_PLACES }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 40n }),
      fc.bigInt({ min: 1n, max: 10n ** 40n }),
      places,
      (n, d, entered) => {
        const value = exact(n).div(d);
        expect(formatExact(value, averagePlaces(value, entered))).toMatch(/[1-9]/u);
      },
    ),
  );
});
