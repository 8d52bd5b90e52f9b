import { expect, it } from 'vitest';
import { listEtherUnits } from './listEtherUnits.ts';

it('writes one amount in the seven units, smallest first, without trailing zeros', () => {
  expect(listEtherUnits(1_500_000_000n).map(({ unit, amount }) => [unit, amount])).toEqual([
    ['wei', '1500000000'],
    ['kwei', '1500000'],
    ['mwei', '1500'],
    ['gwei', '1.5'],
    ['szabo', '0.0015'],
    ['finney', '0.0000015'],
    ['ether', '0.0000000015'],
  ]);
});

it('keeps every digit of an amount a float would round', () => {
  expect(listEtherUnits(1234567890123456789012345678901n).at(-1)?.amount).toBe('1234567890123.456789012345678901');
});
