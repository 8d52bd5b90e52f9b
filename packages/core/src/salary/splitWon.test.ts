import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';
import { splitWon } from './splitWon.ts';

it.each([
  [[], []],
  [
    ['0.5', '0.5'],
    [1n, 0n],
  ],
  [
    ['1793616', '358723.2'],
    [1793616n, 358723n],
  ],
  [
    ['1793616', '358723.2', '-215233.92'],
    [1793616n, 358723n, -215234n],
  ],
])('splits %o into %o', (parts, expected) => {
  expect(splitWon(parts.map((part) => exact(part)))).toEqual(expected);
});

it('adds up to the rounded whole, each part within 1 won', () => {
  const part = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.integer({ min: 1, max: 999 }), (numerators, denominator) => {
      const parts = numerators.map((numerator) => exact(numerator).div(denominator));
      const shown = splitWon(parts);
      const whole = parts.reduce((sum, value) => sum.add(value), exact(0));
      expect(shown.reduce((sum, won) => sum + won, 0n)).toBe(roundToWhole(whole));
      for (const [index, won] of shown.entries()) {
        expect(parts[index]?.sub(won).abs().compare(1)).toBeLessThanOrEqual(0);
      }
    }),
  );
});
