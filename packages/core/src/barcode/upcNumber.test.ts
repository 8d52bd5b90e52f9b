import { expect, it } from 'vitest';
import { upcNumber } from './upcNumber.ts';

it.each([
  ['04252614', '042100005264'],
  ['UPC-E: 04252614', '042100005264'],
  ['0 425261 4', '042100005264'],
  ['01234505', '012000003455'],
  ['01234531', '012300000451'],
  ['01234565', '012345000065'],
  ['01234558', '012345000058'],
  ['04252615', undefined],
  ['24252614', undefined],
  ['4252614', undefined],
])('reads %j', (text, number) => {
  expect(upcNumber(text)).toBe(number);
});

it.each([
  ['0123450', '01200000345'],
  ['0123452', '01220000345'],
  ['0123453', '01230000045'],
  ['0123454', '01234000005'],
  ['0123459', '01234500009'],
])('fills the zeros of %s', (start, whole) => {
  const numbers = Array.from({ length: 10 }, (_, digit) => upcNumber(`${start}${digit}`)).filter(Boolean);
  expect(numbers).toEqual([expect.stringMatching(new RegExp(`^${whole}\\d$`, 'u'))]);
});
