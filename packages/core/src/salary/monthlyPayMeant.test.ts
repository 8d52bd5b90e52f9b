import { expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { monthlyPayMeant } from './monthlyPayMeant.ts';

it.each([
  [300, { kind: 'manwon', monthly: 3_000_000n }],
  [1499, { kind: 'manwon', monthly: 14_990_000n }],
  [1500, { kind: 'manwonYear', monthly: 1_250_000n }],
  [4800, { kind: 'manwonYear', monthly: 4_000_000n }],
  [9999, { kind: 'manwonYear', monthly: 8_332_500n }],
  [10_000, undefined],
  [3_000_000, undefined],
  [14_999_999, undefined],
  [15_000_000, { kind: 'year', monthly: 1_250_000n }],
  [48_000_001, { kind: 'year', monthly: 4_000_000n }],
])('takes %s for %o', (amount, meant) => {
  expect(monthlyPayMeant(exact(amount))).toEqual(meant);
});

it('leaves fractions alone', () => {
  expect(monthlyPayMeant(exact('300.5'))).toBeUndefined();
});
