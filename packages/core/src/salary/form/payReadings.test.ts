import { expect, it } from 'vitest';
import { payReadings } from './payReadings.ts';

it.each([
  ['연봉 4800', '4000000'],
  ['연봉 4,800만원', '4000000'],
  ['계약연봉: 48,000,000원', '4000000'],
  ['세전 연봉 5000만', '4166666'],
  ['48,000,000/년', '4000000'],
  ['₩48,000,000 per year', '4000000'],
  ['annual 48000000', '4000000'],
  ['월 300만', '3000000'],
  ['월 300', '3000000'],
  ['월급 3,000,000원 (세전)', '3000000'],
  ['300만원/월', '3000000'],
  ['３００만원/월', '3000000'],
])('reads %j as %s won a month', (text, amount) => {
  expect(payReadings(text, 'monthly').map(String)).toEqual([amount]);
});

it.each([
  ['시급 10,320원', '10320'],
  ['10320/시간', '10320'],
  ['hourly 10320', '10320'],
  ['₩10,320 an hour', '10320'],
])('reads %j as %s won an hour', (text, amount) => {
  expect(payReadings(text, 'hourly').map(String)).toEqual([amount]);
});

it('converts no pay of an hour into that of a month, or back', () => {
  expect(payReadings('시급 10320', 'monthly')).toEqual([]);
  expect(payReadings('월 300만', 'hourly')).toEqual([]);
});

it.each(['', '300', '연봉', '월 열', '연봉 $40,000', '연봉 0', '주급 50만', '월요일'])(
  'has no reading of %j',
  (text) => {
    expect(payReadings(text, 'monthly')).toEqual([]);
  },
);
