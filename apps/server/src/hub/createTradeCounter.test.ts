import { expect, it } from 'vitest';
import { createTradeCounter } from './createTradeCounter.ts';

it('counts the last ten seconds', () => {
  let now = 5_000_500;
  const counter = createTradeCounter(() => now);
  counter.add('a', 3);
  now += 5000;
  counter.add('a', 4);
  expect([counter.count('a'), counter.count('b')]).toEqual([7, 0]);
  now += 5000;
  expect(counter.count('a')).toBe(4);
  now += 10_000;
  expect(counter.count('a')).toBe(0);
});
