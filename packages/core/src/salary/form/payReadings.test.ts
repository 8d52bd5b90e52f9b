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
  ['월: 300만', '3000000'],
  ['월 삼백만원', '3000000'],
  ['월 천만원', '10000000'],
  ['월삼백', '3000000'],
  ['월 이백오십만원', '2500000'],
  ['연 오천만원', '4166666'],
  ['연 : 오천', '4166666'],
  ['연 일억', '8333333'],
  ['연봉 5천', '4166666'],
  ['연봉 4천', '3333333'],
  ['연봉 오천', '4166666'],
  ['연봉 4.5천', '3750000'],
  ['연봉 4천 5백', '3750000'],
  ['연봉 4천5', '3750000'],
  ['연 5천', '4166666'],
  ['월 5백', '5000000'],
  ['월급 3백 50', '3500000'],
  ['월급 250.5', '2505000'],
  ['연봉 1억 2천', '10000000'],
  ['연봉 1억2천만', '10000000'],
  ['연봉 약 5천', '4166666'],
  ['연봉 5천 정도', '4166666'],
  ['연봉(세전) 5,000만원', '4166666'],
  ['연봉 5,200만원 (퇴직금 포함)', '4000000'],
  ['연봉 퇴직금포함 5200', '4000000'],
  ['연봉 4,800만원 (퇴직금 별도)', '4000000'],
  // A large amount beside the severance pay is the pay of a year.
  ['5,200만원 (퇴직금 포함)', '4000000'],
  ['5200만원(퇴직금포함)', '4000000'],
  ['5200만원 퇴직금 포함', '4000000'],
  ['5200만원 퇴직금포함', '4000000'],
  ['5200만원, 퇴직금 포함', '4000000'],
  ['5200 (퇴직금 포함)', '4000000'],
  ['13,000 (퇴직금 포함)', '10000000'],
  ['1500만원 (퇴직금 별도)', '1250000'],
  ['1499만원 (퇴직금 별도)', '14990000'],
  ['4800만(퇴직금 별도)', '4000000'],
  ['세전 4800만 (퇴직금 별도)', '4000000'],
  ['300만원 (퇴직금 포함)', '3000000'],
  ['300 퇴직금 별도', '3000000'],
  ['월 2000만원 (퇴직금 별도)', '20000000'],
  ['연봉 5200만 ÷ 13', '4000000'],
  ['연봉 4800/12', '4000000'],
  ['50,000,000 ÷ 12', '4166666'],
  ['월급(세전) 300만', '3000000'],
  ['월급여 300만', '3000000'],
  ['월 급여: 300만', '3000000'],
  ['기본급 300만', '3000000'],
  ['48M per year', '4000000'],
  ['48M KRW per year', '4000000'],
  ['annual salary: 48,000,000', '4000000'],
  ['4,800만 연봉', '4000000'],
  ['3,000,000 gross', '3000000'],
  ['3,000,000 (before tax)', '3000000'],
])('reads %j as %s won a month', (text, amount) => {
  expect(payReadings(text, 'monthly').map(String)).toEqual([amount]);
});

it.each([
  ['시급 10,320원', '10320'],
  ['10320/시간', '10320'],
  ['hourly 10320', '10320'],
  ['₩10,320 an hour', '10320'],
  ['시급 1만 5', '15000'],
  ['gross 10,320', '10320'],
])('reads %j as %s won an hour', (text, amount) => {
  expect(payReadings(text, 'hourly').map(String)).toEqual([amount]);
});

it('takes a large amount beside the severance pay for no pay of an hour', () => {
  expect(payReadings('5200만원 (퇴직금 포함)', 'hourly')).toEqual([]);
  expect(payReadings('5200만원 (퇴직금 포함)', 'monthly', 'hourly').map(String)).toEqual(['4000000']);
  expect(payReadings('15,000 (퇴직금 별도)', 'hourly').map(String)).toEqual(['15000']);
});

it('converts no pay of an hour into that of a month, or back', () => {
  expect(payReadings('시급 10320', 'monthly')).toEqual([]);
  expect(payReadings('월 300만', 'hourly')).toEqual([]);
  expect(payReadings('연봉 5천', 'hourly')).toEqual([]);
});

it.each([
  ['150,000/12', []],
  ['120,000원/12', []],
  ['130000 ÷ 13', []],
  ['100000/12', []],
  // In units of 10,000 won it would be the pay of a year.
  ['96000/12', []],
  ['4800/12', []],
  ['48,000,000/12', ['4000000']],
  ['4,800만 ÷ 12', ['4000000']],
  ['50,000,000/12개월', ['4166666']],
  ['연봉 4800/12', ['4000000']],
])('takes %j for the pay of a year in a field for that of an hour only where it is large', (text, readings) => {
  expect(payReadings(text, 'hourly')).toEqual([]);
  expect(payReadings(text, 'monthly', 'hourly').map(String)).toEqual(readings);
});

it('reads both ends of a range', () => {
  expect(payReadings('연봉 4000~4800', 'monthly').map(String)).toEqual(['3333333', '4000000']);
  expect(payReadings('4800~5200만 (퇴직금 별도)', 'monthly').map(String)).toEqual(['4000000', '4333333']);
  expect(payReadings('연봉 4천~5천', 'monthly').map(String)).toEqual(['3333333', '4166666']);
  expect(payReadings('연봉 4천~5천만원', 'monthly').map(String)).toEqual(['3333333', '4166666']);
  expect(payReadings('연봉 6천~1억', 'monthly').map(String)).toEqual(['5000000', '8333333']);
  expect(payReadings('월 3백~4백만원', 'monthly').map(String)).toEqual(['3000000', '4000000']);
});

it.each([
  ...[
    '',
    '300',
    '연봉',
    '월 열',
    '연봉 $40,000',
    '연봉 0',
    '주급 50만',
    '퇴직금 5000만',
    '월요일',
    '5천',
    '연봉 5천원',
  ],
  // Words that begin with 연 or 월.
  ...[
    '연금 50만',
    '연말 100만',
    '월세 50만',
    '월차 5만',
    '연차 15',
    '연이율 5',
    '연 이율 5',
    '월 만기 300만',
    '월일',
    '연일 100만',
  ],
  // After tax.
  ...['세후 300만', '월급 300만(세후)', '월 실수령 300만', '3,000,000 net per month', 'take-home pay 300만 per month'],
  `월 ${'300 '.repeat(30)}`,
])('has no reading of %j', (text) => {
  expect(payReadings(text, 'monthly')).toEqual([]);
});
