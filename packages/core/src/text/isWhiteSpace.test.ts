import { expect, it } from 'vitest';
import { isWhiteSpace } from './isWhiteSpace.ts';

it('agrees with what the engine trims, for every code unit', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code);
  expect(codes.filter(isWhiteSpace)).toEqual(codes.filter((code) => String.fromCharCode(code).trim() === ''));
});
