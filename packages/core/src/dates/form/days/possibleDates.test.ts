import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED_HOLIDAYS, type HolidayId } from '../../../law/holidayRules.ts';
import { formatIsoDate } from '../../formatIsoDate.ts';
import type { DateContext } from './dateContext.ts';
import { parseDate } from './parseDate.ts';
import { possibleDates } from './possibleDates.ts';
import { isResidentNumber } from './residentNumber.ts';

const TODAY = { year: 2026, month: 11, day: 25 };

function readings(text: string, context: Partial<DateContext> = {}): readonly string[] {
  return possibleDates(text, { today: TODAY, ...context }).map(formatIsoDate);
}

const american = (text: string) => readings(text, { order: 'monthFirst' });

/** A Korean name of each holiday whose date is the same every year. */
const HOLIDAY_NAMES: Readonly<Partial<Record<HolidayId, string>>> = {
  newYear: '신정',
  samiljeol: '삼일절',
  labourDay: '노동절',
  childrensDay: '어린이날',
  memorialDay: '현충일',
  constitutionDay: '제헌절',
  liberationDay: '광복절',
  nationalFoundationDay: '개천절',
  hangulDay: '한글날',
  christmas: '성탄절',
};

describe('possibleDates', () => {
  it.each(FIXED_HOLIDAYS.filter(({ until }) => until === undefined))('knows the name of $id', ({ id, month, day }) => {
    expect(readings(`내년 ${HOLIDAY_NAMES[id]}`)).toEqual([formatIsoDate({ year: 2027, month, day })]);
  });

  it.each([
    '900515',
    '90.5.15',
    '90.5.15.',
    '90-05-15',
    '90/5/15',
    "'90.5.15",
    '90년 5월 15일',
    '90 5 15',
    '15-May-90',
  ])('finds the century of %s', (text) => {
    expect(readings(text)).toEqual(['1990-05-15']);
  });

  it.each(['May 15, 90', '15 May 90', '5/15/90', '05-15-90', '051590', '90-05-15'])(
    'finds the century of %s in English',
    (text) => {
      expect(american(text)).toEqual(['1990-05-15']);
    },
  );

  it.each([
    ['101231', ['2010-12-31']],
    ['261231', ['2026-12-31', '1926-12-31']],
    ['251231', ['2025-12-31']],
    ['261125', ['2026-11-25', '1926-11-25']],
    ['270101', ['2027-01-01', '1927-01-01']],
    ['760101', ['2076-01-01', '1976-01-01']],
    ['770101', ['1977-01-01']],
    ['000229', ['2000-02-29']],
  ])('offers the centuries within 100 years back and 50 ahead of today for %s', (text, dates) => {
    expect([...readings(text)].sort()).toEqual([...dates].sort());
    expect(readings(text)[0]).toBe(dates[0]);
  });

  it('has the century before the next one at its end', () => {
    expect(readings('051231', { today: { year: 2099, month: 6, day: 1 } })).toEqual(['2105-12-31', '2005-12-31']);
  });

  it('offers nothing after the latest date', () => {
    expect(readings('261126', { latest: TODAY })).toEqual(['1926-11-26']);
    expect(readings('261125', { latest: TODAY })).toEqual(['2026-11-25', '1926-11-25']);
    expect(readings('2030-01-01 09:00', { latest: TODAY })).toEqual([]);
  });

  it.each([
    '2026-12-01 예정',
    '출산예정일 2026.12.1',
    '2026.12.1생',
    '20261201생',
    '2026.12.01 (월)',
    '2026-12-05T00:00',
  ])('does not take the day of %s, which is too late, for its month', (text) => {
    expect(readings(text, { latest: TODAY })).toEqual([]);
  });

  it('reads the month and the day before the year in the order that gives a date', () => {
    for (const text of ['15/5/1990', '15.5.1990', '15-5-1990', '5.15.1990', '5-15-1990']) {
      expect(readings(text)).toEqual(['1990-05-15']);
      expect(american(text)).toEqual(['1990-05-15']);
    }
    expect(readings('05/15/1990')).toEqual(['1990-05-15']);
    expect(readings('1990-15-05')).toEqual(['1990-05-15']);
  });

  it('reads three numbers of two digits in the order of the language', () => {
    for (const text of ['101112', '10.11.12']) {
      expect(readings(text)).toEqual(['2010-11-12']);
      expect(american(text)).toEqual(['2012-10-11']);
    }
    expect(readings('31-12-10')).toEqual(['2031-12-10', '1931-12-10']);
    expect(american('31/12/10')).toEqual(['2010-12-31']);
  });

  it('offers the year and the day first where the month cannot be, also on an English page', () => {
    expect(american('31-12-10')).toEqual(['2031-12-10', '2010-12-31', '1931-12-10']);
    expect(american('26.11.25')).toEqual(['2026-11-25', '2025-11-26', '1926-11-25']);
    expect(american('90.5.15')).toEqual(['1990-05-15']);
  });

  it('offers both orders where both give a date, and a date once where they agree', () => {
    expect(readings('5.6.2026')).toEqual(['2026-06-05', '2026-05-06']);
    expect(american('5.6.2026')).toEqual(['2026-06-05', '2026-05-06']);
    expect(readings('5/5/2026')).toEqual(['2026-05-05']);
  });

  it('reads slashes before a year in the order of the language first', () => {
    expect(american('(10/3/2027)')).toEqual(['2027-10-03']);
    expect(readings('(10/3/2027)')).toEqual(['2027-03-10', '2027-10-03']);
    expect(american('(25/3/2027)')).toEqual(['2027-03-25']);
  });

  it.each(['10/3 2027', '10/3, 2027', '10.3 2027', '10-3 2027'])('reads %s as 10/3 with a year', (text) => {
    expect(readings(text)).toEqual(['2027-10-03']);
    expect(american(text)).toEqual(['2027-10-03']);
  });

  it('reads the day before the month where the year is apart and no other order is a date', () => {
    expect(readings('25/3 2027')).toEqual(['2027-03-25']);
    expect(readings('5.6. 2026')).toEqual(['2026-06-05', '2026-05-06']);
  });

  it.each([
    ['5월 8일 1990', ['1990-05-08']],
    ['5월8일2027', ['2027-05-08']],
    ['8일 5월 2027', ['2027-05-08']],
    ['5月8日, 2027', ['2027-05-08']],
    ['5월 8일, 90년', ['1990-05-08']],
    ['2월 30일 2027', []],
    ['개천절 2027', ['2027-10-03']],
    ['삼일절 2027', ['2027-03-01']],
    ['2027 한글날', ['2027-10-09']],
    ['2026.11.30 월', ['2026-11-30']],
    ['2026.11.29 일', ['2026-11-29']],
  ])('takes the month and the day of %s from their marks', (text, dates) => {
    expect(readings(text)).toEqual(dates);
    expect(american(text)).toEqual(dates);
  });

  it.each(['2026년 1월 ~ 3월', '2026년 1월 3월', '2026년 1월 ~ 3', '2026-01 ~ 03', '2026.1 → 3'])(
    'does not take the month of %s for a day',
    (text) => {
      expect(readings(text)).toEqual([]);
    },
  );

  it.each([
    ...['2026-11-25 14:30', '2026-11-25T14:30:00Z', '2026.11.25 오후 2:30', '2026년 11월 25일 오후 2시 30분'],
    ...['2026-11-25 pm 2:30', '20261125143000', '202611251430', 'Wed, 25 Nov 2026 14:30:00 GMT'],
    ...['Wed Nov 25 2026 09:00:00 GMT+0900', '2026-11-25.', '2026-11/25', '2026.11-25', '2026,11,25'],
    ...['기준일: 2026-11-25', '2026년 11월 25', '(2026.11.25)', '2026-11-25생', '2026.11.25(목)', '26.11.25(수)'],
  ])('finds the date in %s', (text) => {
    expect(readings(text, { latest: TODAY })[0]).toBe('2026-11-25');
  });

  it.each([
    ...['', 'whenever', '1990', '1990-05', '10:11:12', '1990-05-15 ~ 1991-05-15', '2026-02-30', '260230'],
    ...['199005150', '0101234567', '901315-1234567', '1990-13-32', '0000-01-01 10:00', '02024-01-01'],
  ])('offers nothing for %j', (text) => {
    expect(readings(text)).toEqual([]);
    expect(american(text)).toEqual([]);
  });

  it.each([
    ...['10명 3박 4일', '25평 3억 5천', '제12조 3항 1호', '12시 30분 10초', '17층 10동 5호'],
    ...['12/24 20명', '12/24 10인', '12/24 10만원', '12/24 20 nights', '1/3 25박(조식 포함)'],
  ])('takes no number of people, nights or other things for a part of a date: %s', (text) => {
    expect(readings(text)).toEqual([]);
    expect(american(text)).toEqual([]);
  });

  it.each(['1990생 5월 15일', '90생 5.15', '1990출생 5월 15일', '1990연도 5월 15일', '5/15 화 1990'])(
    'takes no word of a date for what its number counts: %s',
    (text) => {
      expect(readings(text)).toContain('1990-05-15');
    },
  );

  it.each(['1990.5.15인 사람', '1990. 5. 15 박지민', '90.5.15 원서', '1990년5월15일생 박지민'])(
    'takes no word behind the date for what it counts: %s',
    (text) => {
      expect(readings(text)).toContain('1990-05-15');
    },
  );

  it.each(['1990-05-15', '19900515', 'May 15, 1990', '1990.5.15(화)'])(
    'offers nothing beside %s, which is a date',
    (text) => {
      expect(readings(text)).toEqual([]);
    },
  );

  it.each([
    ['12/25', ['2026-12-25', '2027-12-25']],
    ['12.25.', ['2026-12-25', '2027-12-25']],
    ['12월 25일', ['2026-12-25', '2027-12-25']],
    ['Dec 25', ['2026-12-25', '2027-12-25']],
    ['25 December', ['2026-12-25', '2027-12-25']],
    ['1-2', ['2027-01-02', '2026-01-02']],
    ['13/25', []],
    ['2/30', []],
  ])('offers %s in this year and the next', (text, dates) => {
    expect(readings(text)).toEqual(dates);
    expect(american(text)).toEqual(dates);
    // Neither would be a date of birth.
    expect(readings(text, { latest: TODAY })).toEqual([]);
  });

  it.each([
    ...['12/24,25', '12/24, 25', '12/24 25', '12/24·25', '12/24&25', '12/24와 25', '12/24 및 25일', '12.24,25'],
    ...[
      '12. 24, 25',
      '12월 24,25일',
      '12월 24일, 25일',
      '12월 24일과 25일',
      '12/24(목),25(금) 모임',
      '12/24(목) 25(금)',
    ],
  ])('takes the second day of %s for no year', (text) => {
    expect(readings(text)[0]).toBe('2026-12-24');
    expect(american(text)[0]).toBe('2026-12-24');
    expect(readings(text)).not.toContain('2025-12-24');
  });

  it.each([
    ['12/30,31', ['2026-12-30', '2027-12-30']],
    ['12/10,11', ['2026-12-10', '2027-12-10']],
    ['2/29,30', ['2028-02-29']],
    ['Dec 24, 25', ['2026-12-24', '2025-12-24', '2027-12-24']],
    ['Nov 27, 28', ['2026-11-27', '2027-11-27', '2028-11-27', '1928-11-27']],
    ['Sat, Nov 28, 29', ['2026-11-28']],
  ])('offers the first of the two days of %s', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ...['12/24/25', '12.24.25', '12/24 / 25', '12/24 25년', '12월 24일, 25년', '12월 24일 25', '12/24, 2025'],
    ...['24 Dec 25', '25.12 24'],
  ])('takes the last or the first number of %s for the year', (text) => {
    expect(readings(text)).toEqual(['2025-12-24']);
  });

  it('takes the second of two days for the year of a birth, which has one', () => {
    expect(readings('12/24,25', { latest: TODAY })).toEqual(['2025-12-24']);
    expect(readings('Dec 24, 25', { latest: TODAY })).toEqual(['2025-12-24']);
    // 25 is not a month.
    expect(readings('25.12 13')).toEqual(['2025-12-13']);
  });

  it('offers the next 29 February', () => {
    expect(readings('2/29')).toEqual(['2028-02-29']);
    expect(readings('2월 29일', { today: { year: 2097, month: 1, day: 1 } })).toEqual(['2104-02-29']);
  });

  it.each([
    ['3월 1일 (일)', ['2026-03-01']],
    ['3월 1일(월)', ['2027-03-01']],
    ['12월 25일 (토)', ['2027-12-25']],
    ['Sat Dec 25', ['2027-12-25']],
    ['12월25일 금요일', ['2026-12-25']],
    ['12.25(목)', ['2025-12-25']],
    ['26.11.25(수)', ['2026-11-25']],
    ['261125 목요일', ['1926-11-25']],
    ['12월 25일 (월)', ['2026-12-25', '2025-12-25', '2027-12-25']],
  ])('offers of %s the years whose day of the week fits, or all', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ['平成2年5月15日', '1990-05-15'],
    ['昭和63年1月7日', '1988-01-07'],
    ['令和元年5月1日(水)', '2019-05-01'],
    ['헤이세이 2년 5월 15일', '1990-05-15'],
    ['H2.5.15', '1990-05-15'],
    ['S63/1/7', '1988-01-07'],
    ['T9.9.1', '1920-09-01'],
    ['民國79年5月15日', '1990-05-15'],
    ['단기 4323년 5월 15일', '1990-05-15'],
    ['소화 15년 5월 5일', '1940-05-05'],
    ['소화15.5.5', '1940-05-05'],
    ['대정 10년 3월 2일', '1921-03-02'],
    ['명치 40년 3월 2일', '1907-03-02'],
    ['평성 2년 5월 15일', '1990-05-15'],
    ['평성 원년 5월 15일', '1989-05-15'],
    ['영화 5년 5월 15일', '2023-05-15'],
    ['영화 2019년 5월 15일', '2019-05-15'],
    ['소화 1990년 5월 15일', '1990-05-15'],
    ['광무 5년 3월 2일', '1901-03-02'],
    ['융희 2년 3월 2일', '1908-03-02'],
    ['대한민국 30년 9월 1일', '1948-09-01'],
    ['대한민국 1990년 5월 15일', '1990-05-15'],
    ['1990年5月15日', '1990-05-15'],
  ])('converts the year of the era in %s', (text, date) => {
    expect(readings(text)).toEqual([date]);
    expect(american(text)).toEqual([date]);
  });

  it.each([
    '불기 2534년 5월 15일',
    '기원전 1990년 5월 15일',
    '1990-05-15 BC',
    'พ.ศ. 2533-05-15',
    '황기 2650년 5월 15일',
  ])('offers nothing of another calendar, as in %s', (text) => {
    expect(readings(text)).toEqual([]);
  });

  it.each([
    ['900515-1', '1990-05-15'],
    ['900515-2', '1990-05-15'],
    ['010515-3', '2001-05-15'],
    ['010515-4******', '2001-05-15'],
    ['900515-5', '1990-05-15'],
    ['900515-6123456', '1990-05-15'],
    ['010515-7', '2001-05-15'],
    ['010515-8', '2001-05-15'],
    ['990515-9', '1899-05-15'],
    ['990515-0', '1899-05-15'],
    ['900515-1234567', '1990-05-15'],
    ['900515 - 1XXXXXX', '1990-05-15'],
    ['900515 1234567', '1990-05-15'],
    ['9005151234567', '1990-05-15'],
    ['주민번호: 900515-1●●●●●●', '1990-05-15'],
  ])('takes the century of %s from the seventh digit', (text, date) => {
    expect(readings(text)).toEqual([date]);
    expect(american(text)).toEqual([date]);
    expect(isResidentNumber(text)).toBe(true);
  });

  it.each([
    '',
    '900515',
    '900515-',
    '1990-05-15',
    '19900515',
    '900515123456',
    '123456-78',
    '202611-27',
    '901332-1234567',
    '2026-11-25 14:30',
    '1764082800000',
    '261125 1430',
  ])('finds no resident registration number in %j', (text) => {
    expect(isResidentNumber(text)).toBe(false);
  });

  it('offers no date of a resident registration number that is later than the latest', () => {
    expect(readings('900515-3', { latest: TODAY })).toEqual([]);
  });

  it.each([
    ['다음 주 월요일', ['2026-11-30']],
    ['이번주 금요일', ['2026-11-27']],
    ['이번 주 월요일', ['2026-11-23']],
    ['지난주 일요일', ['2026-11-22']],
    ['다다음주 수요일', ['2026-12-09']],
    ['next Monday', ['2026-11-30']],
    ['next Friday', ['2026-11-27', '2026-12-04']],
    ['next Wednesday', ['2026-12-02']],
    ['다음 금요일', ['2026-11-27', '2026-12-04']],
    ['Friday', ['2026-11-27']],
    ['수요일', ['2026-11-25']],
    ['this Sunday', ['2026-11-29']],
    ['last Wednesday', ['2026-11-18']],
    ['지난 월요일', ['2026-11-23']],
    ['some Monday', []],
    ['다음 주', []],
  ])('knows %s', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ['다음 달 1일', ['2026-12-01']],
    ['다다음달 3일', ['2027-01-03']],
    ['다음다음 달 말일', ['2027-01-31']],
    ['다음 다음 달 10일', ['2027-01-10']],
    ['익월 10일', ['2026-12-10']],
    ['익익월 10일', ['2027-01-10']],
    ['익익월말일', ['2027-01-31']],
    ['익익익월 10일', []],
    ['전월 10일', ['2026-10-10']],
    ['전전월 10일', ['2026-09-10']],
    ['전전월 말일', ['2026-09-30']],
    ['지지난달 3일', ['2026-09-03']],
    ['지난달 말일', ['2026-10-31']],
    ['이번 달 15일', ['2026-11-15']],
    ['내년 1월 1일', ['2027-01-01']],
    ['작년 12월 25일', ['2025-12-25']],
    ['Jan 1 next year', ['2027-01-01']],
    ['last year Dec 25', ['2025-12-25']],
    ['this year Dec 25', ['2026-12-25']],
    ['11월 말일', ['2026-11-30']],
    ['2월 말', ['2027-02-28']],
    ['2028년 2월 말일', ['2028-02-29']],
    ['13월 말일', []],
    ['마감: 12월 말일', ['2026-12-31']],
    ['생일 5/15', ['2027-05-15', '2026-05-15']],
    ['결혼기념일 5월 15일', ['2027-05-15', '2026-05-15']],
    ['내년 노동절', ['2027-05-01']],
    ['5월 5일 어린이날', ['2027-05-05', '2026-05-05']],
    ['5월 5일 (어린이날)', ['2027-05-05', '2026-05-05']],
    ['2026년 12월 25일 크리스마스', ['2026-12-25']],
    ['크리스마스 12/25', ['2026-12-25', '2027-12-25']],
    ['12/25(금) 크리스마스', ['2026-12-25']],
    ['9월 25일 추석', ['2026-09-25', '2027-09-25']],
    ['2026-12-25 크리스마스', ['2026-12-25']],
    ['12/25/2026 Christmas', ['2026-12-25']],
    ['26.12.25 크리스마스', ['2026-12-25', '1926-12-25']],
    ['25/12 Christmas', ['2026-12-25', '2027-12-25']],
    ['Halloween 31/10', ['2026-10-31', '2027-10-31']],
    ['2026년 연말 12월 30일', ['2026-12-30']],
    ['12월 31일 연말', ['2026-12-31', '2027-12-31']],
    // The name and the date contradict each other.
    ['1/1 설날', []],
    ['12/25 추석', []],
    ['음력 1월 1일 추석', []],
    ['1월 1일 크리스마스', []],
    ['12/25 크리스마스 이브', []],
    ['내년 3.1절', ['2027-03-01']],
    ['내년 어린이날 당일', ['2027-05-05']],
    ['12/25 금', ['2026-12-25']],
    ['12/25금', ['2026-12-25']],
    ['12월 25일 금', ['2026-12-25']],
    ['12.25. 금', ['2026-12-25']],
    ['12/21 월', ['2026-12-21']],
    ['12/27 일', ['2026-12-27', '2027-12-27']],
    ['12/21월', []],
    ['내년 식목일', ['2027-04-05']],
    ['내년 국군의 날', ['2027-10-01']],
    ['작년 12월 말', ['2025-12-31']],
    ['작년도 12월 말', ['2025-12-31']],
    ['전년도 12월 말', ['2025-12-31']],
    ['전년 2월 말', ['2025-02-28']],
    ['전전년도 2월 말', ['2024-02-29']],
    ['지난해 3월 1일', ['2025-03-01']],
    ['지지난해 3월 1일', ['2024-03-01']],
    ['2025년도 12월 말', ['2025-12-31']],
    ['금년도 12월 말', ['2026-12-31']],
    ['익년 12월 말일', ['2027-12-31']],
    ['익년도 1월 5일', ['2027-01-05']],
    ['차년도 2월 말', ['2027-02-28']],
    ['내후년 2월 말', ['2028-02-29']],
    ['다다음해 1월 1일', ['2028-01-01']],
    ['익익년 1월 1일', ['2028-01-01']],
    ['계약 종료 2월 말', ['2027-02-28']],
    ['납기 12월 말', ['2026-12-31']],
    ['오는 12월 말', ['2026-12-31']],
    ['기한 2027년 2월 말', ['2027-02-28']],
    ['만기 2027년 2월 말일', ['2027-02-28']],
    ['마감 이달 말', ['2026-11-30']],
    ['마감 다음 달 말', ['2026-12-31']],
    ['마감 내년 2월 말', ['2027-02-28']],
    ['마감 내년 말', ['2027-12-31']],
    ['만기: 2027년 말', ['2027-12-31']],
    // Nothing says which year this is.
    ['지난 12월 말', []],
    ['지난: 12월 말', []],
    ['올 2월 말', []],
    ['25년 12월 말', []],
    ["'25. 12월 말", []],
    ['12027년 2월 말', []],
    ['12027년 말', []],
    ['작작년 12월 말', []],
    ['3년 전 12월 말', []],
    ['112월 말', []],
    ['내년 말일', []],
    ['end of next month', ['2026-12-31']],
    ['End of month', ['2026-11-30']],
    ['by the end of last month', ['2026-10-31']],
    ['last day of February 2027', ['2027-02-28']],
    ['the last day of Feb., 2028', ['2028-02-29']],
    ['last day of February next year', ['2027-02-28']],
    ['end of May', ['2027-05-31']],
    ['end of the year', ['2026-12-31']],
    ['end of next year', ['2027-12-31']],
    ['end of 2028', ['2028-12-31']],
    ['end of day', []],
    ['end of the world', []],
    ['last day of May holidays', []],
    ['next month', []],
    ['내년 말', ['2027-12-31']],
    ['올해 말', ['2026-12-31']],
    ['금년도 말', ['2026-12-31']],
    ['2027년 말', ['2027-12-31']],
    ['말일', ['2026-11-30']],
    ['월말', ['2026-11-30']],
    ['차월 10일', ['2026-12-10']],
    ['차월 말일까지', ['2026-12-31']],
    ['주말', []],
    ['차차월 10일', []],
    ['생일 말일', []],
    ['작년 오늘', ['2025-11-25']],
    ['지난달 오늘', ['2026-10-25']],
    ['내년오늘', ['2027-11-25']],
    ['this day last year', ['2025-11-25']],
    ['today next year', ['2027-11-25']],
  ])('knows %s', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ['크리스마스', ['2026-12-25', '2027-12-25']],
    ['2026년 크리스마스', ['2026-12-25']],
    ['Christmas 2027', ['2027-12-25']],
    ['christmas eve', ['2026-12-24', '2027-12-24']],
    ['내년 광복절', ['2027-08-15']],
    ['올해 연말', ['2026-12-31']],
    ['올해 연말까지', ['2026-12-31']],
    ['12월 31일까지', ['2026-12-31', '2027-12-31']],
    ['다음 주 금요일까지', ['2026-12-04']],
    ['10일까지', []],
    ['by Dec 31, 2026', ['2026-12-31']],
    ['until Dec 31, 2026', ['2026-12-31']],
    ['till Dec 31', ['2026-12-31', '2027-12-31']],
    ['by Friday', ['2026-11-27']],
    ['until tomorrow', ['2026-11-26']],
    ['the 26th of November 2026', ['2026-11-26']],
    ['the day after tomorrow', ['2026-11-27']],
    ['the 26th', []],
    ['theme 5.6', []],
    ['by 5', []],
    ['100일까지', []],
    ['설날', []],
    ['설', []],
    ['내년 건설', []],
  ])('knows %s', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ['3일 뒤', ['2026-11-28']],
    ['D+100', ['2027-03-05']],
    ['in 2 weeks', ['2026-12-09']],
    ['in two weeks', ['2026-12-09']],
    ['30 days from now', ['2026-12-25']],
    ['a week from today', ['2026-12-02']],
    ['a week from Monday', []],
    ['two weeks', []],
    ['30-day', []],
    ['한 달 전', ['2026-10-25']],
    ['나흘 뒤', ['2026-11-29']],
    ['1년 전 오늘', ['2025-11-25']],
    ['a year ago today', ['2025-11-25']],
    ['30 days ago', ['2026-10-26']],
    ['D-30', []],
    ['100일째', []],
    ['100일', []],
    ['3영업일 뒤', []],
    ['+3', []],
  ])('counts %s from today', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ['45292', ['2024-01-01']],
    ['46351', ['2026-11-25']],
    ['99999', []],
    ['10000', ['1927-05-18']],
  ])('reads %s as the day of a spreadsheet', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ['양력 5월 5일', ['2027-05-05', '2026-05-05']],
    ['(양)5월 5일', ['2027-05-05', '2026-05-05']],
    ['양력: 5.5', ['2027-05-05', '2026-05-05']],
    ['solar May 5', ['2027-05-05', '2026-05-05']],
    ['양력 1990.5.15', ['1990-05-15']],
    ['1990.5.15(양)', ['1990-05-15']],
  ])('needs no mark of the solar calendar in %s', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  const inKorea = { zoneOffset: () => 540 };

  it.each([
    ['1990-05-15T15:30:00.000Z', ['1990-05-16', '1990-05-15']],
    ['1990-05-14T15:00:00.000Z', ['1990-05-15', '1990-05-14']],
    ['1990-05-15T14:59:59Z', ['1990-05-15']],
    ['1990-05-15 15:30 UTC', ['1990-05-16', '1990-05-15']],
    ['Tue, 15 May 1990 15:30:00 GMT', ['1990-05-16', '1990-05-15']],
    ['Tue May 15 1990 00:00:00 GMT+0900', ['1990-05-15']],
    ['1990-05-15T23:00:00-05:00', ['1990-05-16', '1990-05-15']],
    ['1990-05-15T00:30+10:00', ['1990-05-14', '1990-05-15']],
    ['1990-05-15 23:30:00 +0000', ['1990-05-16', '1990-05-15']],
    ['1990-05-15 23:30', ['1990-05-15']],
    ['15/5/1990', ['1990-05-15']],
    ['1990-05-15T23:30', ['1990-05-15']],
    ['1990-05-15 09:00-23:00', ['1990-05-15']],
  ])('offers the local day of the moment %s first', (text, dates) => {
    expect(readings(text, inKorea)).toEqual(dates);
    expect(readings(text)).toEqual(dates.slice(-1));
  });

  it('asks for the offset of the moment itself', () => {
    const asked: number[] = [];
    readings('1990-05-15T15:30:00Z', { zoneOffset: (instant) => asked.push(instant) });
    expect(asked).toEqual([Date.UTC(1990, 4, 15, 15, 30)]);
  });

  it('offers no local day after the latest date', () => {
    expect(readings('2026-11-25T15:30:00Z', { ...inKorea, latest: TODAY })).toEqual(['2026-11-25']);
  });

  it.each([
    ['05151990', ['1990-05-15']],
    ['15051990', ['1990-05-15']],
    ['05061990', ['1990-06-05', '1990-05-06']],
  ])('reads %s, whose year is at its end', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it('reads slashes in every order where the year has two digits', () => {
    expect(readings('01/05/24')).toEqual(['2024-05-01', '2024-01-05', '2001-05-24']);
    expect(american('01/05/24')).toEqual(['2024-01-05']);
    expect(readings('03/05/30').length).toBe(4);
  });

  it.each([
    ['오늘', '2026-11-25'],
    ['Today', '2026-11-25'],
    ['어제', '2026-11-24'],
    ['now', '2026-11-25'],
    ['yesterday', '2026-11-24'],
    ['그제', '2026-11-23'],
    ['그저께', '2026-11-23'],
    ['내일', '2026-11-26'],
    ['글피', '2026-11-28'],
    [' tomorrow ', '2026-11-26'],
    ['모레', '2026-11-27'],
    ['금일', '2026-11-25'],
    ['작일', '2026-11-24'],
    ['명일', '2026-11-26'],
    ['익일', '2026-11-26'],
    ['내일까지', '2026-11-26'],
  ])('knows %s', (text, date) => {
    expect(readings(text)).toEqual([date]);
  });

  it('offers no "tomorrow" where only the past makes sense', () => {
    expect(readings('내일', { latest: TODAY })).toEqual([]);
    expect(readings('오늘', { latest: TODAY })).toEqual(['2026-11-25']);
  });

  it.each(['-T0년', '9000년 뒤'])('offers no year that cannot be typed for %j', (text) => {
    expect(readings(text)).toEqual([]);
  });

  it('offers dates only for what is rejected, and at most four', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0125678 .-/:T월일년(수)May'.split('')), maxLength: 16 });
    fc.assert(
      fc.property(texts, fc.constantFrom('yearFirst', 'monthFirst'), (text, order) => {
        const offered = readings(text, { order });
        expect(offered.length).toBeLessThanOrEqual(4);
        if (parseDate(text, order).ok) expect(offered).toEqual([]);
        for (const date of offered) expect(parseDate(date).ok).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['담주 금요일', ['2026-12-04']],
    ['이번주 금', ['2026-11-27']],
    ['다음주 월', ['2026-11-30']],
    ['요번주 금욜', ['2026-11-27']],
    ['담달 3일', ['2026-12-03']],
    ['낼', ['2026-11-26']],
    ['낼모레', ['2026-11-27']],
    ['2주 뒤 금요일', ['2026-12-11']],
    ['1주 전 월요일', ['2026-11-16']],
    ['2주일 뒤 월요일', ['2026-12-07']],
    ['일주일 뒤 금요일', ['2026-12-04']],
    ['두 주 전 월요일', ['2026-11-09']],
    ['요번 금요일', ['2026-11-27']],
    ['돌아오는 금요일', ['2026-11-27']],
    ['다가오는 토요일', ['2026-11-28']],
    ['저번 금요일', ['2026-11-20']],
    ['요번 달 30일', ['2026-11-30']],
    ['coming Friday', ['2026-11-27']],
    ['this coming Friday', ['2026-11-27']],
    ['upcoming Friday', ['2026-11-27']],
    ['3주', []],
  ])('reads the words of chats: %s', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ['~12/31', ['2026-12-31', '2027-12-31']],
    ['due by Dec 31', ['2026-12-31', '2027-12-31']],
    ['as of Nov 27, 2026', ['2026-11-27']],
    ['effective January 1, 2027', ['2027-01-01']],
    ['Fri, Nov 27, 2026 at 3:00 PM', ['2026-11-27']],
    ['2026.11.27 (D-2)', ['2026-11-27']],
    ['2026-11-27 D-DAY', ['2026-11-27']],
    ['납기일 12/15(화)', ['2026-12-15']],
    ['마감: 12월 15일 18시', ['2026-12-15', '2027-12-15']],
    ['12월 25일(금)부터', ['2026-12-25']],
    ['11/27(금) 저녁 7시', ['2026-11-27']],
    ['tomorrow 3pm', ['2026-11-26']],
    ['Tomorrow at 3 p.m.', ['2026-11-26']],
  ])('reads the date of a notice: %s', (text, dates) => {
    expect(readings(text)).toEqual(dates);
  });

  it.each([
    ...['2026-11-27 이틀 전', '2026년 11월 27일 다음 날', '2026.11.27 일주일 뒤'],
    ...['two weeks from 2026-11-27', 'the day after 2026-11-27'],
  ])('offers nothing for a day that is counted from a date: %s', (text) => {
    expect(readings(text)).toEqual([]);
  });

  it.each([
    ...['2026-11-27 오전', '2026년 11월 27일 이후', 'due before 2026-11-27', 'from 2026-11-27'],
    ...[
      '2026년 11월 27일 입주 전',
      '2026-11-27 발주 전',
      '2026년 11월 27일 수능 전날',
      '2026-11-27 the day before the test',
    ],
  ])('offers the date of %s', (text) => {
    expect(readings(text)).toEqual(['2026-11-27']);
  });
});
