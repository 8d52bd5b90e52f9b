import { expect, it } from 'vitest';
import { planPaths } from './planPaths.ts';

it('draws a level step for each price and joins the averages at the middle of the steps', () => {
  expect(planPaths([100, 50], [100, 75])).toEqual({
    steps: 'M0 0H50L50 100H100',
    averages: 'M25 0L75 50',
  });
});

it('puts prices that are all the same in the middle', () => {
  expect(planPaths([7], [7])).toEqual({ steps: 'M0 50H100', averages: 'M50 50' });
});
