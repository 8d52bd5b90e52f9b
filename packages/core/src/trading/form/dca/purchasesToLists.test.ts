import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listsToPurchases } from './listsToPurchases.ts';
import { purchasesToLists } from './purchasesToLists.ts';

const row = (weight: string, price = '') => ({ weight, price });

it.each([
  [[row('1'), row('2')], '1, 2', ''],
  [[row('10%', '60,500'), row('20%', '55250')], '10%, 20%', '60500, 55250'],
  [[row('1'), row('2', '90'), row('3')], '1, 2, 3', '100, 90, 90'],
  [[row('1', '90'), row('', '80'), row('3')], '1, 3', '90, 80, 80'],
  [[row(''), row(' ')], '', ''],
  [[row('x', 'y')], 'x', 'y'],
  [[row('1 / 3'), row('2/3', '90')], '1/3, 2/3', '100, 90'],
  [[row('1/3')], '1', ''],
  // A purchase that is left out takes its price along.
  [[row('1', '100'), row('0', '90'), row('2', '80')], '1, 2, 0', '100, 80, 90'],
  [[row('-1', '90'), row('1'), row('2', '80')], '1, 2, -1', '90, 80, 90'],
  [[row('1'), row('0'), row('2', '80')], '1, 2, 0', '100, 80'],
  [[row('0'), row('', '70'), row('2', '80')], '2, 0', '80, 100, 70'],
])('%j is %j and %j', (rows, weights, prices) => {
  expect(purchasesToLists(rows, '100')).toEqual({ weights, prices });
});

it('is the inverse of reading the lists', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 9 }).map(String);
  const rows = fc.array(fc.record({ weight: amount, price: amount }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, (typed) => {
      const { weights, prices } = purchasesToLists(typed, '');
      expect(listsToPurchases(weights, prices)).toEqual(typed);
    }),
  );
});
