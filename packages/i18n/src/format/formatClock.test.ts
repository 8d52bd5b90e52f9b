import { expect, it } from 'vitest';
import { formatClock } from './formatClock.ts';

const afternoon = new Date(2026, 3, 10, 14, 2, 11).getTime();

it('formats a time with seconds in the style of the language', () => {
  expect(formatClock(afternoon, 'ko')).toBe('오후 2:02:11');
  // Some versions of the data have a narrow no-break space before PM.
  expect(formatClock(afternoon, 'en').replace(/\s/u, ' ')).toBe('2:02:11 PM');
});

it('omits parts that the step does not need, but keeps the minutes of a time that has some', () => {
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  const hour = new Date(2026, 3, 10, 9).getTime();
  expect([formatClock(hour, 'ko', 'hour'), plain(formatClock(hour, 'en', 'hour'))]).toEqual(['오전 9시', '9 AM']);
  expect(formatClock(afternoon, 'ko', 'hour')).toBe('오후 2:02');
  expect(plain(formatClock(hour, 'en', 'minute'))).toBe('9:00 AM');
});
