import { expect, it } from 'vitest';
import { retryAfter } from './retryAfter.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 00:01:30 GMT', 90],
  ['Thu, 19 Nov 2026 23:59:00 GMT', 0],
  ['', undefined],
  [null, undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
])('%j is %s seconds', (header, seconds) => {
  expect(retryAfter(header, NOW)).toBe(seconds);
});
