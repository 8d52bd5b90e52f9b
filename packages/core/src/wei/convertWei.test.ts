import { expect, it } from 'vitest';
import { convertWei } from './convertWei.ts';

it.each([
  [0n, '0', '0.000000000000000000'],
  [1n, '1', '0.000000000000000001'],
  [10n ** 18n, '1000000000000000000', '1.000000000000000000'],
  [10n ** 30n, '1000000000000000000000000000000', '1000000000000.000000000000000000'],
  [10n ** 48n, `1${'0'.repeat(48)}`, `1${'0'.repeat(30)}.${'0'.repeat(18)}`],
])('writes %s wei in plain digits, ether with 18 decimals', (wei, digits, eth) => {
  expect(convertWei(wei)).toEqual({ wei: digits, eth });
});
