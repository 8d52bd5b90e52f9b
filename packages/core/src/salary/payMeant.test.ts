import { expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { payMeant } from './payMeant.ts';

it.each([
  [300, 'manwon', 3_000_000n],
  [1499, 'manwon', 14_990_000n],
  [1500, 'manwonYear', 1_250_000n],
  [4800, 'manwonYear', 4_000_000n],
  [9999, 'manwonYear', 8_332_500n],
  [15_000_000, 'year', 1_250_000n],
  [48_000_001, 'year', 4_000_000n],
])('takes a monthly pay of %s for %s', (amount, kind, monthly) => {
  expect(payMeant(exact(amount), 'monthly')).toEqual({ kind, payType: 'monthly', amount: monthly });
});

it.each([10_000, 12_000, 99_999])('takes a monthly pay of %s for that of an hour', (amount) => {
  expect(payMeant(exact(amount), 'monthly')).toEqual({ kind: 'hour', payType: 'hourly', amount: BigInt(amount) });
});

it.each([
  [100, 'manwon', 1_000_000n],
  [300, 'manwon', 3_000_000n],
  [1499, 'manwon', 14_990_000n],
  [1500, 'manwonYear', 1_250_000n],
  [4999, 'manwonYear', 4_165_833n],
  [200_001, 'month', 200_001n],
  [3_000_000, 'month', 3_000_000n],
  [14_999_999, 'month', 14_999_999n],
  [15_000_000, 'year', 1_250_000n],
  [48_000_000, 'year', 4_000_000n],
])('takes an hourly pay of %s for %s', (amount, kind, monthly) => {
  expect(payMeant(exact(amount), 'hourly')).toEqual({ kind, payType: 'monthly', amount: monthly });
});

it.each([100_000, 3_000_000, 14_999_999])('asks nothing of a monthly pay of %s', (amount) => {
  expect(payMeant(exact(amount), 'monthly')).toBeUndefined();
});

it.each([1, 99, 5_000, 10_320, 200_000])('asks nothing of an hourly pay of %s', (amount) => {
  expect(payMeant(exact(amount), 'hourly')).toBeUndefined();
});

it('leaves fractions alone', () => {
  expect(payMeant(exact('300.5'), 'monthly')).toBeUndefined();
  expect(payMeant(exact('300.5'), 'hourly')).toBeUndefined();
});
