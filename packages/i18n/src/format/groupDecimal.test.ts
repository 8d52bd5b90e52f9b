import { expect, it } from 'vitest';
import { groupDecimal } from './groupDecimal.ts';

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.5000', '-1,234,567.5000'],
  ['1000000000000000000000000000000', '1,000,000,000,000,000,000,000,000,000,000'],
  ['0.000000000000000001', '0.000000000000000001'],
])('groups %s as %s', (plain, grouped) => {
  expect(groupDecimal(plain)).toBe(grouped);
});
