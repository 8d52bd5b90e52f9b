import { expect, it } from 'vitest';
import { isMeasure } from './isMeasure.ts';

it.each([0, -5, 1e29])('%s can be summed up', (value) => {
  expect(isMeasure(value)).toBe(true);
});

it.each([1e30, -1e30, 1.7e308, Number.POSITIVE_INFINITY, Number.NaN, '5', null])('%s cannot', (value) => {
  expect(isMeasure(value)).toBe(false);
});
