import { expect, it } from 'vitest';
import { formatUsd, formatUsdShort } from './formatUsd.ts';

it.each([
  [0, '$0', '$0'],
  [999, '$999', '$999'],
  [12_480_219.6, '$12,480,220', '$12.5M'],
  [1_000_000, '$1,000,000', '$1M'],
  [214_600_000, '$214,600,000', '$214.6M'],
  [1_250_000_000, '$1,250,000,000', '$1.3B'],
])('writes %d as %s, in short %s', (value, long, short) => {
  expect(formatUsd(value)).toBe(long);
  expect(formatUsdShort(value)).toBe(short);
});
