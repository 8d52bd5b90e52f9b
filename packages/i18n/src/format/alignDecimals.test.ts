import { expect, it } from 'vitest';
import { alignDecimals } from './alignDecimals.ts';

it.each([
  [
    ['1,490.78', '-9', '30.5'],
    ['1,490.78', '-9.00', '30.50'],
  ],
  [
    ['0.0000123', '12'],
    ['0.0000123', '12.0000000'],
  ],
  [
    ['1', '20'],
    ['1', '20'],
  ],
  [[], []],
])('%j is %j', (numbers, aligned) => expect(alignDecimals(numbers)).toEqual(aligned));
