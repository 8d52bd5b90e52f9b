import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftSpans } from './shiftSpans.ts';

const minutesOf = (text: string) => shiftSpans(text)[0]?.minutes;

it.each([
  ['09:00~18:00', 9],
  ['09:00∼18:00', 9],
  ['9:00-18:00', 9],
  ['9am-6pm', 9],
  ['9:30 AM – 6:00 PM', 8.5],
  ['9 a.m. to 6 p.m.', 9],
  ['9-6', 9],
  ['9 to 6', 9],
  ['9-6pm', 9],
  ['9am-6', 9],
  ['1-5pm', 4],
  ['9-1', 4],
  ['9-9', 12],
  ['10-7', 9],
  ['9-18', 9],
  ['9시~18시', 9],
  ['9시부터 18시까지', 9],
  ['9시 반 ~ 6시 반', 9],
  ['9시 30분에서 18시', 8.5],
  ['오전 9시~오후 6시', 9],
  ['2시~6시', 4],
  ['22:00~06:00', 8],
  ['22-6', 8],
  ['22:00~익일 06:00', 8],
  ['22시부터 다음 날 6시까지', 8],
  ['22:00 to next day 06:00', 8],
  ['10시~익일 2시', 4],
  ['8pm-12am', 4],
  ['12pm-8pm', 8],
  ['18:00-24:00', 6],
  // At night, on the 24-hour clock.
  ['18:00-9:00', 15],
  ['18시~9시', 15],
  ['18-9', 15],
  ['19-8', 13],
  ['21:30~6:00', 8.5],
  ['0시~9시', 9],
  ['9-24', 15],
  // A time with its half of the day is of either clock.
  ['18-9am', 15],
  ['오후 6시~2시', 8],
  // 12 is noon or midnight.
  ['18시~12시', 6],
  ['12시~20시', 8],
  ['９：００～１８：００', 9],
])('reads %s as %s hours', (text, hours) => {
  expect(minutesOf(text)).toBe(hours * 60);
});

it.each([
  // More than a day.
  ...['09:00~익일 18:00', '09:00~익일 09:00'],
  ...[
    '',
    '8',
    '8:30',
    '8/5',
    '8시간 30분',
    '7-8',
    '5 - 6',
    '12-13',
    '09:00~09:00',
    '25-6',
    '9-6-3',
    '9am',
    '13pm-6',
    // Over 16 hours.
    '13-6',
    '0am-6',
  ],
  // Over 16 hours, or one of the times is wrong.
  ...['09:00~06:00', '9:75-6', '-', '월-금', '2026-11-25'],
])('reads no shift in %j', (text) => {
  expect(minutesOf(text)).toBeUndefined();
});

it('is the difference of the times of one day', () => {
  const time = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const shown = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 2 * 60 }), (start, length) => {
      const end = start + length;
      fc.pre(end < 24 * 60);
      const isWholeDay = [start, end].every((minutes) => minutes < 600 || minutes >= 780);
      fc.pre(isWholeDay);
      expect(minutesOf(`${shown(start)}~${shown(end)}`)).toBe(length);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['09:00~18:00', [540]],
  ['9am-6pm', [540]],
  ['9-6', [540, 1260]],
  ['12시~1시', [0, 720]],
])('finds the start of %s, in either half of the day', (text, starts) => {
  expect(shiftSpans(text).map(({ start }) => start)).toEqual(starts);
});
