import { expect, it } from 'vitest';
import { articleNumbers } from './articleNumbers.ts';

it.each<readonly [string, readonly string[]]>([
  ['8801234567893\n8801043014809\n', ['8801234567893', '8801043014809']],
  ['8801234567893\t우유 1L', ['8801234567893']],
  ['96385074, 036000291452; 08801234567893', ['96385074', '036000291452', '08801234567893']],
  ['"8801234567893","880-1043-014809"', ['8801234567893', '8801043014809']],
  ['８８０１２３４５６７８９３ 8801234567893', ['8801234567893']],
  ['8801234567890 8801043014809', ['8801043014809']],
  ['8801234567893개', []],
  // Eleven digits have the right last one by chance.
  ['36000291452', []],
  ['', []],
])('finds the article numbers in %j', (text, numbers) => {
  expect(articleNumbers(text)).toEqual(numbers);
});
