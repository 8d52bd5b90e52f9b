import { expect, it } from 'vitest';
import { parsePositiveList } from './parsePositiveList.ts';

it.each([
  ['1,2,3', ['1', '2', '3'], 0],
  [' 1 , 0.5 ,', ['1', '0.5'], 0],
  ['1，2、3', ['1', '2', '3'], 0],
  ['1,0,-2,x,4', ['1', '4'], 3],
  ['1,000', ['1'], 1],
  ['', [], 0],
  [' , ,', [], 0],
  ['0', [], 1],
])('%j holds %j, %i dropped', (text, numbers, dropped) => {
  const list = parsePositiveList(text);
  expect([list.numbers.map(String), list.dropped]).toEqual([numbers, dropped]);
});
