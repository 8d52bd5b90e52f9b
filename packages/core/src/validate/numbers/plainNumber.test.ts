import { expect, it } from 'vitest';
import { plainNumber } from './plainNumber.ts';

it.each([
  ['₩12,345.50원', '12345.50'],
  [' 1 234 ', undefined],
  ['１２，３４５', '12345'],
  ['-5', '-5'],
  ['\u200b007', '007'],
  ['3만', undefined],
  ['1e5', undefined],
  ['1,23', undefined],
  ['', undefined],
  ['many', undefined],
])('%j is %j', (text, digits) => {
  expect(plainNumber(text, { field: '', unit: 'won', allowNegative: true })).toBe(digits);
});
