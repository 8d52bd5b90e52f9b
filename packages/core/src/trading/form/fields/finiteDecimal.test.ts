import { expect, it } from 'vitest';
import { exact } from '../../../exact/index.ts';
import { finiteDecimal } from './finiteDecimal.ts';

it('writes all digits of a number that has an end', () => {
  expect(finiteDecimal(exact(1).div(8))).toBe('0.125');
  expect(finiteDecimal(exact(71_200))).toBe('71200');
  expect(finiteDecimal(exact(1).div(3))).toBeUndefined();
});
