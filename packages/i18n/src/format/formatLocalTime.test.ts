import { expect, it } from 'vitest';
import { formatAxisTime, formatLocalMoment, formatLocalTime } from './formatLocalTime.ts';

/** Five past two in the time zone of this machine. */
const AFTERNOON = new Date(2026, 10, 20, 14, 5).getTime();
const MIDNIGHT = new Date(2026, 10, 20).getTime();
const plain = (text: string) => text.replace(/\s/gu, ' ');

it('formats a time in the time zone of the visitor', () => {
  expect(plain(formatLocalTime(AFTERNOON, 'ko'))).toBe('11월 20일 오후 2:05');
  expect(plain(formatLocalTime(AFTERNOON, 'en'))).toBe('Nov 20, 2:05 PM');
  expect(plain(formatLocalMoment(AFTERNOON + 9000, 'ko'))).toBe('2026. 11. 20. 오후 2:05:09');
  expect(plain(formatLocalMoment(AFTERNOON + 9000, 'en'))).toBe('11/20/2026, 2:05:09 PM');
});

it('is short on the axis of a chart and shows each date once', () => {
  expect([formatAxisTime(AFTERNOON, 'ko'), plain(formatAxisTime(AFTERNOON, 'en'))]).toEqual(['오후 2:05', '2:05 PM']);
  const hour = AFTERNOON - 5 * 60_000;
  expect([formatAxisTime(hour, 'ko'), plain(formatAxisTime(hour, 'en'))]).toEqual(['오후 2시', '2 PM']);
  expect([formatAxisTime(MIDNIGHT, 'ko'), formatAxisTime(MIDNIGHT, 'en')]).toEqual(['11. 20.', '11/20']);
});
