import { expect, it } from 'vitest';
import { barcodeReadings } from './barcodeReadings.ts';
import { isShortenedNumber } from './isShortenedNumber.ts';

it.each(['8.80123E+12', '8.80123e+12', '8,80123E+12', ' 8E+9 '])('takes %j for a shortened number', (text) => {
  expect(isShortenedNumber(text)).toBe(true);
  expect(barcodeReadings(text, 'EAN13')).toEqual([]);
});

it.each(['8801234567893', 'A8.8E+12', '88.0E+12', '8.8E-12', '8.8E12', '8.8E+123', ''])('takes %j as typed', (text) => {
  expect(isShortenedNumber(text)).toBe(false);
});
