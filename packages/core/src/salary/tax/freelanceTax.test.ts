import { expect, it } from 'vitest';
import { freelanceTax } from './freelanceTax.ts';

it.each([
  [3_000_000n, 90_000n, 9_000n],
  [1_234_567n, 37_030n, 3_700n],
  [30_000n, 900n, 90n],
  [0n, 0n, 0n],
])('of %i won is %i and %i won', (fee, incomeTax, localTax) => {
  expect(freelanceTax(fee)).toEqual({ incomeTax, localTax });
});
