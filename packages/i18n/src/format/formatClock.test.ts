import { expect, it } from 'vitest';
import { formatClock } from './formatClock.ts';

const afternoon = new Date(2026, 3, 10, 14, 2, 11).getTime();

it('writes a time with seconds by the custom of the language', () => {
  expect(formatClock(afternoon, 'ko')).toBe('오후 2:02:11');
  // Some versions of the data put a narrow blank before PM.
  expect(formatClock(afternoon, 'en').replace(/\s/u, ' ')).toBe('2:02:11 PM');
});
