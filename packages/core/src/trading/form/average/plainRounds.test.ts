import { expect, it } from 'vitest';
import { plainRounds } from './plainRounds.ts';

it.each([
  [
    { mode: 'quantity', price: '60,000,000KRW', quantity: '0.00100000BTC' },
    { price: '60000000', quantity: '0.00100000' },
  ],
  [
    { mode: 'amount', price: '₩60,500', amount: '121,000원' },
    { price: '60500', amount: '121000' },
  ],
  [
    { mode: 'quantity', price: '61,000.0', quantity: '10주' },
    { price: '61000.0', quantity: '10' },
  ],
  [{ mode: 'quantity', price: '60500' }, {}],
] as const)('keeps the digits of %j', (round, plain) => {
  expect(plainRounds([round])).toEqual([{ ...round, ...plain }]);
});

it.each(['60.500,25', '6만5천', '-', '1.5E-05', '61,000 USDT'])('leaves %j to the form', (price) => {
  expect(plainRounds([{ mode: 'quantity', price }])).toEqual([{ mode: 'quantity', price }]);
});
