import { expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { breakEvenPrice } from './breakEvenPrice.ts';

it.each([
  ['10000', '0', '10000.000000'],
  ['10000', '0.015', '10003.000450'],
  ['100', '50', '300.000000'],
  ['100', '99', '19900.000000'],
])('buying at %s with a fee of %s %%: %s', (price, fee, expected) => {
  expect(formatExact(breakEvenPrice(exact(price), exact(fee)), { places: 6 })).toBe(expected);
});
