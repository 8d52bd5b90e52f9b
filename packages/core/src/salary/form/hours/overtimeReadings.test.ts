import { expect, it } from 'vitest';
import { overtimeReadings } from './overtimeReadings.ts';

it.each([
  ['월 20시간', ['20']],
  ['월 약 20시간', ['20']],
  ['월20', ['20']],
  ['20시간/월', ['20']],
  ['20h/month', ['20']],
  ['20 hours a month', ['20']],
  ['연장 20시간', ['20']],
  ['연장근로 20시간', ['20']],
  ['연장근로시간: 20', ['20']],
  ['초과 근무 월 20시간 30분', ['20.5']],
  ['한 달에 10~20시간', ['10', '20']],
  ['월급', []],
])('reads %j as %j a month', (text, hours) => {
  expect(overtimeReadings(text)).toEqual(hours);
});

it.each([
  '2시간/일',
  '2시간/1일',
  '하루 2시간',
  '매일 2시간',
  '일 2시간',
  '1일 2시간',
  '연장 하루 2시간',
  '2 hours a day',
  '2h per day',
])('offers nothing for the hours of a day: %j', (text) => {
  expect(overtimeReadings(text)).toEqual([]);
});

it.each(['', '20', '20시간', '2시간*20일', '약 20'])('leaves %j to the reading of numbers', (text) => {
  expect(overtimeReadings(text)).toBeUndefined();
});
