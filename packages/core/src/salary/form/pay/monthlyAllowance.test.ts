import { expect, it } from 'vitest';
import { payReadings } from '../payReadings.ts';
import { monthlyAllowance } from './monthlyAllowance.ts';

it.each([
  ['연봉 3,900만원 (퇴직금 포함), 식대 월 20만원 별도', ['3200000']],
  ['연봉 3,600만원 (식대 월 200,000원 별도)', ['3200000']],
  ['연봉 3,600만원, 식대는 매월 20 별도 지급, 수습 3개월', ['3200000']],
  ['월급 280만원, 식대 월 20만원 별도', ['3000000']],
  ['월급 280~300만원, 식대 월 20만원 별도', ['3000000', '3200000']],
  // Two allowances, and one without an amount.
  ['연봉 3,600만원, 식대 월 20만원, 교통비 월 10만원 별도', []],
  ['연봉 3,600만원, 식대 월 2회 별도', ['3000000']],
])('adds the allowance of a month in %j', (text, readings) => {
  expect(payReadings(text, 'monthly').map(String)).toEqual(readings);
  expect(payReadings(text, 'hourly')).toEqual([]);
});

it('does not add it to the pay of an hour', () => {
  expect(payReadings('시급 11,000원, 식대 월 10만원 별도', 'hourly').map(String)).toEqual(['11000']);
});

it('has none without its month, which may be that of a year', () => {
  expect(monthlyAllowance('연봉 4,000만원 (식대 20만원 별도)')).toBeUndefined();
});
