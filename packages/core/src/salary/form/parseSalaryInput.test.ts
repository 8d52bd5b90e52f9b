import { describe, expect, it } from 'vitest';
import { formatExact } from '../../exact/index.ts';
import { MAX_DAILY_HOURS } from './hours/parseDailyHours.ts';
import {
  MAX_OVERTIME_HOURS,
  MAX_SALARY_DIGITS,
  MAX_TAX_RATE_PERCENT,
  parseSalaryInput,
  type SalaryField,
} from './parseSalaryInput.ts';
import {
  DAILY_HOUR_OPTIONS,
  DEFAULT_SALARY_FORM,
  OVERTIME_HOUR_OPTIONS,
  type SalaryForm,
  WEEKLY_DAY_OPTIONS,
} from './salaryForm.ts';

const LABELS = {
  amount: '금액',
  dailyHours: '하루 근무 시간',
  weeklyDays: '주 근무 일수',
  overtimeHours: '연장근로 시간',
  taxRate: '공제율',
};
const FULL: SalaryForm = { ...DEFAULT_SALARY_FORM, amount: '10,320', dailyHours: '8', weeklyDays: '5' };

function codes(change: Partial<SalaryForm>): Partial<Record<SalaryField, string>> {
  const parsed = parseSalaryInput({ ...FULL, ...change }, LABELS);
  return parsed.ok ? {} : Object.fromEntries(Object.entries(parsed.failure).map(([field, { code }]) => [field, code]));
}

describe('parseSalaryInput', () => {
  it('reads a full form', () => {
    const parsed = parseSalaryInput({ ...FULL, overtimeHours: '2.5' }, LABELS);
    expect(parsed).toMatchObject({
      ok: true,
      value: { payType: 'hourly', weeklyHolidayIncluded: true, weeklyHolidayCapped: true, probation: false },
    });
    const shown = (value: Parameters<typeof formatExact>[0] | undefined) =>
      value && formatExact(value, { places: 2, minPlaces: 0 });
    expect(parsed.ok && shown(parsed.value.amount)).toBe('10320');
    expect(parsed.ok && shown(parsed.value.weeklyHours)).toBe('40');
    expect(parsed.ok && shown(parsed.value.overtimeHours)).toBe('2.5');
    expect(parsed.ok && shown(parsed.value.taxRatePercent)).toBe('9.4');
  });

  it('gives all failures of the empty form at once', () => {
    expect(codes({ ...DEFAULT_SALARY_FORM, deductionWay: 'flat', overtimeHours: ' ', taxRate: '' })).toEqual({
      amount: 'salary.amountMissing',
      dailyHours: 'salary.dailyHoursMissing',
      weeklyDays: 'salary.weeklyDaysMissing',
      overtimeHours: 'salary.overtimeMissing',
      taxRate: 'salary.taxRateMissing',
    });
  });

  it('takes every option of the form', () => {
    for (const dailyHours of DAILY_HOUR_OPTIONS) expect(codes({ dailyHours })).toEqual({});
    for (const weeklyDays of WEEKLY_DAY_OPTIONS) expect(codes({ weeklyDays })).toEqual({});
    for (const overtimeHours of OVERTIME_HOUR_OPTIONS) expect(codes({ overtimeHours })).toEqual({});
  });

  it.each<[SalaryField, string, string | undefined]>([
    ['amount', '0', 'salary.amountMissing'],
    ['amount', '-1', 'salary.amountMissing'],
    ['amount', '0.1', undefined],
    ['amount', '10320.5', undefined],
    ['amount', '10320.55', 'salary.amountTooFine'],
    ['amount', '10320.50', undefined],
    ['amount', '9'.repeat(MAX_SALARY_DIGITS), undefined],
    ['amount', '1'.padEnd(MAX_SALARY_DIGITS + 1, '0'), 'salary.amountTooLong'],
    ['amount', 'much', 'number.notNumber'],
    ['amount', '세후 300만', 'salary.amountAfterTax'],
    ['amount', '연봉 5000만원의 실수령액은?', 'number.notNumber'],
    ['amount', '300만(세후)', 'salary.amountAfterTax'],
    ['amount', '3,000,000 net', 'salary.amountAfterTax'],
    ['amount', '일당 12만', 'salary.amountPerDay'],
    ['amount', '일급 120,000원', 'salary.amountPerDay'],
    ['amount', '주급: 50만', 'salary.amountPerDay'],
    ['amount', '하루 12만원', 'salary.amountPerDay'],
    ['amount', '12만원/일', 'salary.amountPerDay'],
    ['amount', '일 12만원', 'salary.amountPerDay'],
    ['amount', '1일 12만원', 'salary.amountPerDay'],
    ['amount', '주 600,000원', 'salary.amountPerDay'],
    ['amount', '주당 60만', 'salary.amountPerDay'],
    ['amount', '제주 60만', 'number.notNumber'],
    ['amount', '월급 280만원, 주 5일', 'number.notNumber'],
    ['amount', '월급 280만원, 1일 8시간', 'number.notNumber'],
    ['amount', '월급 280만원, 주 5', 'number.notNumber'],
    // The hours of a day, and the pay of an hour that is paid every day.
    ['amount', '11,000원 하루 8시간', 'number.notNumber'],
    ['amount', '월급 280만원, 하루 9~18시', 'number.notNumber'],
    ['amount', '시급 11,000원 하루에 7.5시간', 'number.notNumber'],
    ['amount', '시급 11,000원 (일급 지급)', 'number.notNumber'],
    ['amount', '120,000 a day', 'salary.amountPerDay'],
    ['amount', 'weekly 500,000', 'salary.amountPerDay'],
    ['amount', '일당 10만 (세후)', 'salary.amountAfterTax'],
    ['amount', '휴일급여 50만', 'number.notNumber'],
    ['amount', 'weekly holiday pay', 'number.notNumber'],
    ['amount', '세전 300만', 'number.notNumber'],
    ['dailyHours', '0', 'salary.dailyHoursOutOfRange'],
    ['dailyHours', '0.1', undefined],
    ['dailyHours', String(MAX_DAILY_HOURS), undefined],
    ['dailyHours', `${MAX_DAILY_HOURS}.1`, 'salary.dailyHoursOutOfRange'],
    ['dailyHours', 'all', 'number.notNumber'],
    ['dailyHours', '4시간 반', undefined],
    ['dailyHours', '1일 8시간', 'number.notNumber'],
    ['dailyHours', '1일 소정근로시간 8시간', 'number.notNumber'],
    ['dailyHours', '8일', 'number.wrongUnit'],
    ['dailyHours', '1일', 'number.wrongUnit'],
    ['dailyHours', '주 40시간', 'salary.dailyHoursWeekly'],
    ['dailyHours', '매주 40시간', 'salary.dailyHoursWeekly'],
    ['dailyHours', '주 0시간', 'salary.dailyHoursOutOfRange'],
    ['dailyHours', '2주 40시간', 'number.wrongUnit'],
    ['dailyHours', '9-6', 'salary.dailyHoursShift'],
    ['dailyHours', '주 200시간', 'number.notNumber'],
    ['dailyHours', '8시간 (휴게 1시간)', 'number.notNumber'],
    ['dailyHours', '9-1 (휴게 4시간)', 'number.notNumber'],
    ['dailyHours', '휴게 1시간', 'number.notNumber'],
    // The break is not within the shift.
    ['dailyHours', '09:00~12:00 (휴게 12:00~13:00)', 'number.notNumber'],
    ['dailyHours', '09:00~18:00 (휴게 08:30~09:30)', 'number.notNumber'],
    ['dailyHours', '09:00~18:00 (휴게 2회)', 'number.notNumber'],
    ['dailyHours', '평일', 'number.notNumber'],
    ['weeklyDays', '0', 'salary.weeklyDaysOutOfRange'],
    ['weeklyDays', '1', undefined],
    ['weeklyDays', '7', undefined],
    ['weeklyDays', '8', 'salary.weeklyDaysOutOfRange'],
    ['weeklyDays', '4.5', 'salary.weeklyDaysOutOfRange'],
    ['weeklyDays', 'all', 'number.notNumber'],
    ['weeklyDays', '주 5일', undefined],
    ['weeklyDays', '월~금', undefined],
    ['weeklyDays', '월~월', 'number.notNumber'],
    ['overtimeHours', '-0.1', 'salary.overtimeOutOfRange'],
    ['overtimeHours', '0', undefined],
    ['overtimeHours', String(MAX_OVERTIME_HOURS), undefined],
    ['overtimeHours', `${MAX_OVERTIME_HOURS}.1`, 'salary.overtimeOutOfRange'],
    ['overtimeHours', 'some', 'number.notNumber'],
    ['taxRate', '-0.1', 'salary.taxRateOutOfRange'],
    ['taxRate', '0', undefined],
    ['taxRate', String(MAX_TAX_RATE_PERCENT), undefined],
    ['taxRate', `${MAX_TAX_RATE_PERCENT}.1`, 'salary.taxRateOutOfRange'],
    ['taxRate', 'some', 'number.notNumber'],
  ])('%s %s: %s', (field, text, code) => {
    expect(codes({ deductionWay: 'flat', [field]: text })[field]).toBe(code);
  });

  it('takes at most 12 digits, 24 hours a day, 744 hours a month and 100 %', () => {
    const limits = [MAX_SALARY_DIGITS, MAX_DAILY_HOURS, MAX_OVERTIME_HOURS, MAX_TAX_RATE_PERCENT];
    expect(limits).toEqual([12, 24, 31 * 24, 100]);
  });

  it('takes days by their names for their number', () => {
    const parsed = parseSalaryInput({ ...FULL, weeklyDays: '월, 수, 금' }, LABELS);
    expect(parsed.ok && Number(parsed.value.weeklyHours?.n)).toBe(24);
  });

  it('says what is allowed', () => {
    const texts = { amount: '0', dailyHours: '25', weeklyDays: '8', overtimeHours: '745', taxRate: '101' };
    const facts = (change: Partial<SalaryForm>) => {
      const parsed = parseSalaryInput({ ...FULL, ...texts, deductionWay: 'flat', ...change }, LABELS);
      return parsed.ok ? {} : parsed.failure;
    };
    expect(facts({})).toMatchObject({
      amount: { facts: { min: 0 } },
      dailyHours: { facts: { min: 0, max: 24 } },
      weeklyDays: { facts: { min: 1, max: 7 } },
      overtimeHours: { facts: { min: 0, max: 744 } },
      taxRate: { facts: { min: 0, max: 100 } },
    });
    expect(facts({ amount: '' })).toMatchObject({ amount: { facts: { min: 0 } } });
    expect(facts({ amount: '0.01' })).toMatchObject({ amount: { facts: { places: 1 } } });
    expect(facts({ amount: '1000000000000' })).toMatchObject({ amount: { facts: { max: 12 } } });
  });

  it.each([
    ['주 40시간', '5', { weekly: '40', days: '5', daily: '8' }],
    ['40 hours/week', '4', { weekly: '40', days: '4', daily: '10' }],
    ['52h per week', '', { weekly: '52', days: '5', daily: '10.4' }],
    ['일주일에 20시간', '3', { weekly: '20', days: '3', daily: '6.67' }],
    // The exact division, whatever is offered instead of it.
    ['주 15시간', '7', { weekly: '15', days: '7', daily: '2.14' }],
    ['주 14.99시간', '7', { weekly: '14.99', days: '7', daily: '2.14' }],
    ['주 40시간', '7', { weekly: '40', days: '7', daily: '5.71' }],
    ['주 39.99시간', '6', { weekly: '39.99', days: '6', daily: '6.67' }],
    ['주 40.01시간', '7', { weekly: '40.01', days: '7', daily: '5.72' }],
    ['09:00~18:00', '5', { whole: '9', worked: '8' }],
    ['월∼금 09:00∼18:00 (휴게 12:00∼13:00)', '5', { whole: '9', worked: '8' }],
    ['9am-5:30pm', '5', { whole: '8.5', worked: '7.5' }],
    ['9-5', '5', { whole: '8', worked: '7.5' }],
    ['9-1', '5', { whole: '4', worked: '4' }],
    ['8:40~17:30', '5', { whole: '8:50', worked: '7:50' }],
    // With the break that is named, which may be longer or shorter than the required one.
    ['09:00 ~ 18:00 (휴게 1시간)', '5', { whole: '9', worked: '8' }],
    ['09:00~18:00, 휴게시간 90분 제외', '5', { whole: '9', worked: '7.5' }],
    ['9-6 (점심 1.5시간)', '5', { whole: '9', worked: '7.5' }],
    ['9am-1pm (30 min break)', '5', { whole: '4', worked: '3.5' }],
    ['9am-6pm (1 hour break)', '5', { whole: '9', worked: '8' }],
    // As in the standard contract of employment, and in job ads.
    ['09시 00분부터 18시 00분까지 (휴게시간 : 12시 00분 ~ 13시 00분)', '5', { whole: '9', worked: '8' }],
    [
      '소정근로시간 :  09시 00분부터  15시 00분까지 (휴게시간 : 12시 00분부터 12시 30분까지)',
      '5',
      { whole: '6', worked: '5.5' },
    ],
    ['09:00 ~ 18:00 (휴게 12:00~13:00)', '5', { whole: '9', worked: '8' }],
    ['9-6 (점심 12시~1시 제외)', '5', { whole: '9', worked: '8' }],
    ['22:00~06:00 (휴게 2시~3시)', '5', { whole: '8', worked: '7' }],
    ['평일 09:00~18:00', '5', { whole: '9', worked: '8' }],
    ['월~금 09:00~18:00', '5', { whole: '9', worked: '8' }],
    ['근무시간: 월-토요일, 09:00~18:00', '6', { whole: '9', worked: '8' }],
    ['(월~금) 09:00~18:00', '5', { whole: '9', worked: '8' }],
    ['18:00~02:00 (야간)', '5', { whole: '8', worked: '7.5' }],
    ['평일 09:00~18:00 (휴게 12:00~13:00)', '5', { whole: '9', worked: '8' }],
  ])('says what %s on %s days is a day', (dailyHours, weeklyDays, facts) => {
    const parsed = parseSalaryInput({ ...FULL, dailyHours, weeklyDays }, LABELS);
    expect(parsed).toMatchObject({ ok: false, failure: { dailyHours: { facts } } });
  });

  it.each([
    [4, 2, 2],
    [3, 2, 2],
    [2, 2, 1],
    [1, 1, 0],
  ])('counts, in a family of %i, of %i children %i', (family, entered, children) => {
    const parsed = parseSalaryInput({ ...FULL, family, children: entered }, LABELS);
    expect(parsed).toMatchObject({ ok: true, value: { family, children } });
  });

  it('asks for the rate only where the deduction is flat', () => {
    for (const deductionWay of ['itemised', 'freelance'] as const) {
      const parsed = parseSalaryInput({ ...FULL, deductionWay, taxRate: 'x' }, LABELS);
      expect(parsed.ok && formatExact(parsed.value.taxRatePercent, { places: 1, minPlaces: 1 })).toBe('9.4');
    }
  });

  it('ignores the hours for monthly pay, readable or not', () => {
    for (const hours of ['', 'x', '0']) {
      const parsed = parseSalaryInput(
        { ...FULL, payType: 'monthly', amount: '3,000,000', dailyHours: hours, weeklyDays: '5' },
        LABELS,
      );
      expect(parsed).toMatchObject({ ok: true, value: { weeklyHours: undefined } });
    }
  });
});
