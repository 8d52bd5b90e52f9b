import { expect, it } from 'vitest';
import { commonEnds } from './commonEnds.ts';

it.each([
  [[], [], 0, 0],
  [[1, 2, 3], [1, 2, 3], 3, 0],
  [[1, 2, 3], [7, 8, 9], 0, 0],
  [[1, 2, 3, 4], [1, 2, 5, 6, 4], 2, 1],
  [[1, 2, 3], [2, 3], 0, 2],
  [[1, 1, 1], [1, 1], 2, 0],
])('%j and %j share %i at the start and %i at the end', (left, right, start, end) => {
  expect(commonEnds(left, right)).toEqual([start, end]);
});
