import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '../../formatIsoDate.ts';
import { LUNAR_YEAR_RANGE, lunarToSolar } from '../../lunar/lunarToSolar.ts';
import type { DateContext } from './dateContext.ts';
import { lunarReading } from './lunarReading.ts';
import { parseDate } from './parseDate.ts';
import { possibleDates } from './possibleDates.ts';

const TODAY = { year: 2026, month: 11, day: 26 };

function read(text: string, context: Partial<DateContext> = {}) {
  const reading = lunarReading(text, { today: TODAY, ...context });
  return reading && { ...reading, dates: reading.dates.map(formatIsoDate) };
}

describe('lunarReading', () => {
  it.each([
    ['음력 2005.5.15', '2005-06-21'],
    ['음력 1990년 5월 15일', '1990-06-07'],
    ['(음)1990.5.15', '1990-06-07'],
    ['음) 1990.5.15', '1990-06-07'],
    ['음 1990.5.15', '1990-06-07'],
    ['1990-05-15(음력)', '1990-06-07'],
    ['1990. 5. 15. (음)', '1990-06-07'],
    ['1990-05-15 음', '1990-06-07'],
    ['1990년 5월 15일음력', '1990-06-07'],
    ['1990년 윤5월 15일', '1990-07-07'],
    ['1990년 윤 5월 15일', '1990-07-07'],
    ['음력 1990.5.15(윤)', '1990-07-07'],
    ['음력 1990.5.15 윤달', '1990-07-07'],
    ['음력 1990-02-30', '1990-03-26'],
    ['음력생일 1990-05-15', '1990-06-07'],
    ['음:1990.5.15', '1990-06-07'],
    ['음-1990.5.15', '1990-06-07'],
    ['음1990.5.15', '1990-06-07'],
    ['음.1990.5.15', '1990-06-07'],
    ['[음] 1990.5.15', '1990-06-07'],
    ['【음】1990.5.15', '1990-06-07'],
    ['〔음〕1990.5.15', '1990-06-07'],
    ['음 19900515', '1990-06-07'],
    ['2020.윤4.1', '2020-05-23'],
    ['2020-윤04-01', '2020-05-23'],
    ['2020. 윤 4. 1.', '2020-05-23'],
    ['2020년윤4월1일', '2020-05-23'],
    ['2020.4.1 윤', '2020-05-23'],
    ['윤 2020.4.1', '2020-05-23'],
    ['2020.4(윤).1', '2020-05-23'],
    ['20200401 윤달', '2020-05-23'],
    ['lunar leap 2020-04-01', '2020-05-23'],
    ['2020-04-01 (leap month)', '2020-05-23'],
    ['음력 지윤 1990.5.15', '1990-06-07'],
    ['음력 소화 15년 5월 5일', '1940-06-10'],
    ['陰曆 1990年5月15日', '1990-06-07'],
    ['農曆1990年閏5月15日', '1990-07-07'],
    ['lunar 1990-05-15', '1990-06-07'],
    ['1990-05-15 (lunar)', '1990-06-07'],
    ['Lunar calendar: May 15, 1990', '1990-06-07'],
    ['음력 19900515', '1990-06-07'],
    ['음력 90.5.15', '1990-06-07'],
    ['음력 1990.5.15(화)', '1990-06-07'],
    ['음력 단기 4323년 5월 15일', '1990-06-07'],
  ])('converts %s', (text, solar) => {
    expect(read(text)).toEqual({ failure: { code: 'dates.lunarDate', facts: { solar } }, dates: [solar] });
  });

  it('reads the year of two digits in both centuries', () => {
    expect(read('음력 26.1.1')).toEqual({
      failure: { code: 'dates.lunarDate', facts: { solar: '2026-02-17, 1926-02-13' } },
      dates: ['2026-02-17', '1926-02-13'],
    });
    expect(read('음력 26.1.1', { latest: { year: 2026, month: 1, day: 1 } })?.dates).toEqual(['1926-02-13']);
  });

  it('finds the day of this solar year and the next without a year', () => {
    expect(read('음력 8월 15일')?.dates).toEqual(['2026-09-25', '2027-09-15']);
    expect(read('음력 12월 20일')?.dates).toEqual(['2027-01-27', '2026-02-07']);
    expect(read('음력 8월 15일', { latest: TODAY })).toBeUndefined();
  });

  it.each([
    ['2026년 설날', ['2026-02-17']],
    ['2026년 설', ['2026-02-17']],
    ['설 당일', ['2027-02-07', '2026-02-17']],
    ['음력 8월 15일 추석', ['2026-09-25', '2027-09-15']],
    ['설날(음 1.1)', ['2027-02-07', '2026-02-17']],
    ['8월 15일(음) 추석', ['2026-09-25', '2027-09-15']],
    ['lunar 8/15 Chuseok', ['2026-09-25', '2027-09-15']],
    ['부처님오신날(음 4.8)', ['2027-05-13', '2026-05-24']],
    ['설날', ['2027-02-07', '2026-02-17']],
    ['내년 추석', ['2027-09-15']],
    ['Lunar New Year 2027', ['2027-02-07']],
    ['Chuseok', ['2026-09-25', '2027-09-15']],
    ['2027 부처님오신날', ['2027-05-13']],
    ['부처님 오신 날 2027', ['2027-05-13']],
  ])('knows %s', (text, dates) => {
    expect(read(text)?.dates).toEqual(dates);
  });

  it('says why there is no solar date', () => {
    expect(read('음력 1899-05-15')).toEqual({
      failure: { code: 'dates.lunarYearOutOfRange', facts: LUNAR_YEAR_RANGE },
      dates: [],
    });
    expect(read('1991년 윤5월 15일')).toMatchObject({ failure: { code: 'dates.notLunarDate' }, dates: [] });
    expect(read('음력 1990-05-31')).toMatchObject({ failure: { code: 'dates.notLunarDate' }, dates: [] });
  });

  it.each([
    ...[
      '1990-05-15',
      '900515',
      '다음 5월 15일',
      '처음 1990.5.15',
      '마음 2005.5.15',
      '윤미 1990.5.15',
      '지윤 1990.5.15',
      '윤년 2024.2.29',
      '閏年 2024年2月29日',
      '양력 1990.5.15',
    ],
    ...['음력 생일', '음력', '음력 1990.5.15 / 양력 1990.6.7'],
  ])('leaves %s alone', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('never offers the same digits, and the other readings offer nothing', () => {
    const year = fc.integer({ min: LUNAR_YEAR_RANGE.min, max: LUNAR_YEAR_RANGE.max });
    const [month, day] = [fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 })];
    const written = fc.constantFrom<(date: string) => string>(
      (date) => `음력 ${date}`,
      (date) => `${date}(음)`,
      (date) => `lunar ${date}`,
    );
    fc.assert(
      fc.property(year, month, day, written, (y, m, d, mark) => {
        const digits = formatIsoDate({ year: y, month: m, day: d });
        const text = mark(digits);
        const solar = lunarToSolar({ year: y, month: m, day: d });
        expect(parseDate(text).ok).toBe(false);
        expect(possibleDates(text, { today: TODAY })).toEqual([]);
        expect(read(text)?.dates).toEqual(solar.ok ? [formatIsoDate(solar.value)] : []);
        expect(read(text)?.dates).not.toContain(digits);
      }),
      { numRuns: 1000 },
    );
  });
});
