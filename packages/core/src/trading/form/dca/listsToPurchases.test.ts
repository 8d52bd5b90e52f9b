import { expect, it } from 'vitest';
import { listsToPurchases } from './listsToPurchases.ts';

const row = (weight: string, price = '') => ({ weight, price });

it('leaves gaps where a list is shorter, and asks where one has two readings', () => {
  expect(listsToPurchases('1, 2', '100')).toEqual([row('1', '100'), row('2')]);
  expect(listsToPurchases('1', '100, 90')).toEqual([row('1', '100'), row('', '90')]);
  expect(listsToPurchases('', '')).toEqual([]);
  expect(listsToPurchases('1, 2', '100,200')).toBeUndefined();
  expect(listsToPurchases('100,200', '1')).toBeUndefined();
});
