import { expect, it } from 'vitest';
import { exact } from '../../../exact/index.ts';
import { hourReadings } from './hourReadings.ts';
import { parseDailyHours } from './parseDailyHours.ts';

function readingsOf(text: string, days = 5) {
  const hours = parseDailyHours(text, 'Hours', exact(days));
  return hourReadings(text, hours.ok ? undefined : hours.failure);
}

it.each([
  // The hours of a week, and of a shift with and without its break.
  ['주 40시간', ['8']],
  ['주당 40시간', ['8']],
  ['매주 40시간', ['8']],
  ['1주 40시간', ['8']],
  ['1주일에 40시간', ['8']],
  ['9-6', ['8', '9']],
  // The whole shift only once, where it has no break.
  ['09:00~12:00', ['3']],
  ['09:00―12:00', ['3']],
  ['8시간 x 5일', ['8']],
  ['7.5*20일', ['7.5']],
  // With a break, which may be a part of the hours.
  ['8시간(휴게 1시간 제외)', ['8', '7']],
  ['1일 8시간 (휴게시간 30분)', ['8', '7.5']],
  ['9시간 (휴게 1시간 포함)', ['8', '9']],
  ['30분 (휴게 1시간)', ['0.5']],
])('reads %j as %j', (text, hours) => {
  expect(readingsOf(text)).toEqual(hours);
});

it.each(['8/5', '８／５', '12 ÷ 5', '12:30/5', '24-24', '13-13'])('offers no result of the calculation %j', (text) => {
  expect(readingsOf(text)).toEqual([]);
});

it.each([
  '',
  '8',
  '13/5',
  '40/5',
  '25-6',
  '7-8',
  '8+1',
  '휴게 1시간',
  '5일*5일',
  '7~8시간 (휴게 1시간)',
  '8시간 (휴게 2시~3시)',
])('takes %j for no two values', (text) => {
  expect(readingsOf(text)).toBeUndefined();
});

it.each([
  ['주 40시간', 6, ['6:40'], '40'],
  ['주 20시간', 3, ['6:40'], '20'],
  ['주 44시간', 6, ['7:20'], '44'],
  ['주 15시간', 4, ['3.75'], '15'],
  ['주 15시간', 7, ['2.15'], '15.05'],
  ['주 40시간', 7, ['5.71'], '39.97'],
  ['주 39.99시간', 6, ['6.66'], '39.96'],
  ['주 14.99시간', 7, ['2.14'], '14.98'],
  ['주 40.01시간', 7, ['5.72'], '40.04'],
  ['10:00~17:10', 6, ['6:40', '7:10'], '40'],
  ['7시간 10분 (휴게 30분 제외)', 6, ['7:10', '6:40'], '43'],
])('reads %j on %i days as %j, in a week of the same kind', (text, days, hours, week) => {
  const [first = '', ...others] = readingsOf(text, days) ?? [];
  expect([first, ...others]).toEqual(hours);
  const read = parseDailyHours(first, 'Hours', undefined);
  expect(read.ok && read.value.mul(days).toString()).toBe(week);
});

it.each(['주 0시간', '0h a week', '주 0.01시간', '0시간 x 5일', '25시간 x 5일', '0시간(휴게 1시간)'])(
  'offers no hours for %j',
  (text) => {
    expect(readingsOf(text)).toEqual([]);
  },
);

it('offers no more hours than a day has', () => {
  expect(readingsOf('주 40시간', 1)).toEqual([]);
});

it('reads the overtime of a month, and none of a day, in the field of overtime', () => {
  const overtimeOf = (text: string) => hourReadings(text, undefined, 'overtimeHours');
  expect(['월 20시간', '2시간/일', '20'].map(overtimeOf)).toEqual([['20'], [], undefined]);
});
