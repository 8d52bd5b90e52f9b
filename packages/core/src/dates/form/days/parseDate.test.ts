import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CivilDate, fromDayNumber, MAX_YEAR, MIN_YEAR, toDayNumber } from '../../dayNumber.ts';
import { formatIsoDate } from '../../formatIsoDate.ts';
import { weekday } from '../../weekday.ts';
import { parseDate } from './parseDate.ts';
import type { DateOrder } from './writtenDate.ts';

function read(text: string, order?: DateOrder): string {
  const parsed = parseDate(text, order);
  return parsed.ok ? formatIsoDate(parsed.value) : parsed.failure.code;
}

/** From the engine, so that the names are not checked against themselves. */
const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleString('en-US', { month: 'long' }),
);

const ORDERS = ['yearFirst', 'monthFirst'] as const;

describe('parseDate', () => {
  it.each([
    '1990-05-15',
    '1990-5-15',
    ' 1990-05-15 ',
    '1990 - 05 - 15',
    '19900515',
    '1990.5.15.',
    '1990.05.15',
    '1990. 5. 15.',
    '1990. 5. 15 .',
    '1990/5/15',
    '1990 05 15',
    '1990년 5월 15일',
    '1990년5월15일',
    '1990년 05월 15일',
    '１９９０－０５－１５',
    '１９９０．５．１５．',
    '1990。5。15',
    '1990\u20135\u201315',
    '1990\u22125\u221215',
    '1990\u00a05\u00a015',
    '\ufeff1990-05-15',
    '\u200e1990-\u200b05\u200d-15\u202c',
    '1990-05-15\n',
    '1990\t5\t15',
    'May 15, 1990',
    'may 15 1990',
    'MAY 15th, 1990',
    'May. 15,1990',
    '15 May 1990',
    '15th of May, 1990',
    '15-May-1990',
    '15/May/1990',
    '1990 May 15',
    '1990-May-15',
    '1990.5.15(화)',
    '1990-05-15 (화)',
    '1990년 5월 15일 화요일',
    '1990년 5월 15일(화요일)',
    '화요일 1990.5.15',
    '1990-05-15 (Tue)',
    '1990-05-15, Tuesday',
    'Tue, May 15, 1990',
    'Tuesday, 15 May 1990',
    'tues. 15-may-1990',
    'Tue May 15 1990',
  ])('reads %j in every language', (text) => {
    for (const order of ORDERS) expect(read(text, order)).toBe('1990-05-15');
  });

  it('does not ask for a year of four digits where another part is missing or the year is at the end', () => {
    for (const order of ['yearFirst', 'monthFirst'] as const) {
      for (const text of ['199005', '202611', '05151990', '15051990', '12252026']) {
        expect(parseDate(text, order)).toMatchObject({ failure: { code: 'dates.unreadable' } });
      }
    }
    expect(parseDate('051590', 'monthFirst')).toMatchObject({ failure: { code: 'dates.yearDigits' } });
    expect(parseDate('051590')).toMatchObject({ failure: { code: 'dates.unreadable' } });
  });

  it('reads the month first only with the option', () => {
    for (const text of ['5/15/1990', '05/15/1990', '5 / 15 / 1990', '５／１５／１９９０']) {
      expect(read(text, 'monthFirst')).toBe('1990-05-15');
      expect(read(text)).toBe('dates.unreadable');
    }
    expect(read('15/5/1990', 'monthFirst')).toBe('dates.noSuchMonth');
    expect(read('5.15.1990', 'monthFirst')).toBe('dates.unreadable');
    expect(read('5-15-1990', 'monthFirst')).toBe('dates.unreadable');
  });

  it.each([
    ...['Jan', 'February', 'Mar', 'april', 'May', 'June', 'JUL', 'Aug', 'Sept', 'Octo', 'november', 'Dec'].entries(),
  ])('reads month %i by its name, %s', (index, name) => {
    expect(parseDate(`${name} 7, 2026`)).toEqual({ ok: true, value: { year: 2026, month: index + 1, day: 7 } });
  });

  it.each([
    ...['2026.11.22(일)', '2026.11.23(월)', '2026.11.24(화)', '2026.11.25(수)', '2026.11.26(목)', '2026.11.27(금)'],
    ...['2026.11.28(토)', 'Sun, Nov 22, 2026', 'Mon, Nov 23, 2026', 'Tue, Nov 24, 2026', 'Wed, Nov 25, 2026'],
    ...['Thurs, Nov 26, 2026', 'Fri, Nov 27, 2026', 'Sat, Nov 28, 2026'],
  ])('reads the day of the week of %s', (text) => {
    expect(parseDate(text).ok).toBe(true);
  });

  it.each(['2026.11.25(목)', '2026년 11월 25일 일요일', 'Tue, Nov 25, 2026', '2026-11-25 (Sunday)'])(
    'rejects the wrong day of the week of %s',
    (text) => {
      expect(parseDate(text)).toEqual({ ok: false, failure: { code: 'dates.wrongWeekday', facts: {} } });
    },
  );

  it('checks the date before the day of the week', () => {
    expect(read('2026.2.30(월)')).toBe('dates.noSuchDay');
    expect(read('26.11.25(수)')).toBe('dates.yearDigits');
    expect(read('261125(수)')).toBe('dates.yearDigits');
    expect(read('(수)')).toBe('dates.unreadable');
  });

  it.each(['', '   ', '\u200b', '\ufeff \u00a0'])('needs a date: %j', (text) => {
    expect(read(text)).toBe('dates.missing');
  });

  it.each([
    ['2023-02-29', { year: 2023, month: 2, day: 29, last: 28 }],
    ['20260230', { year: 2026, month: 2, day: 30, last: 28 }],
    ['2026.4.31.', { year: 2026, month: 4, day: 31, last: 30 }],
    ['2026년 12월 32일', { year: 2026, month: 12, day: 32, last: 31 }],
    ['1900-02-29', { year: 1900, month: 2, day: 29, last: 28 }],
    ['2026-01-00', { year: 2026, month: 1, day: 0, last: 31 }],
  ])('names the day that is missing from the month in %s', (text, facts) => {
    expect(parseDate(text)).toEqual({ ok: false, failure: { code: 'dates.noSuchDay', facts } });
  });

  it.each([
    ['2026-13-01', 13],
    ['20260001', 0],
    ['2026년 99월 1일', 99],
  ])('names the month that does not exist in %s', (text, month) => {
    expect(parseDate(text)).toEqual({ ok: false, failure: { code: 'dates.noSuchMonth', facts: { month } } });
  });

  it.each([
    '02024-01-01',
    '20240-01-01',
    '90-05-15',
    '90.5.15.',
    '900515',
    '0-1-1',
    '90년 5월 15일',
    'May 15, 90',
    '15-May-90',
  ])('does not guess at the year of %s', (text) => {
    for (const order of ORDERS) expect(read(text, order)).toBe('dates.yearDigits');
  });

  it.each([
    'today',
    '1990',
    '1990-05',
    '1990-05-',
    '1990-5-0',
    '1990-0',
    '1990-05/15',
    '1990.05-15',
    '1990-05-15T00:00',
    '1990-05-15.',
    '1990-05-15-',
    '-1990-05-15',
    '1990-05-15 ~ 1991-05-15',
    '1990-05-15\n1991-05-15',
    '1990,05,15',
    '199005150',
    '1990년 5월',
    '1990²-05-15',
    'May 1990',
    'May 15',
    'May 15, 1990 June 1',
    'May May 15 1990',
    'Mayor 15, 1990',
    'Ma 15, 1990',
    '15 1990 May',
    'May 1990 15',
    'May 15, x',
    '1990-05-15 Someday',
    '1990-05-15 Monster',
    '1990.5.1(화)5',
    '-May 15, 1990',
  ])('does not read %j, nor a part of it', (text) => {
    expect(read(text)).toBe('dates.unreadable');
  });

  it(`takes the years ${MIN_YEAR} to ${MAX_YEAR} and none beside`, () => {
    expect(read(`${MIN_YEAR}-01-01`)).toBe('1000-01-01');
    expect(read(`${MAX_YEAR}-12-31`)).toBe('9999-12-31');
    expect(parseDate('0999-12-31')).toEqual({
      ok: false,
      failure: { code: 'dates.yearOutOfRange', facts: { min: MIN_YEAR, max: MAX_YEAR } },
    });
  });

  const anyDate = fc
    .integer({
      min: toDayNumber({ year: MIN_YEAR, month: 1, day: 1 }),
      max: toDayNumber({ year: MAX_YEAR, month: 12, day: 31 }),
    })
    .map(fromDayNumber);

  it('reads every date back from every way of writing it', () => {
    const ways: readonly ((date: CivilDate) => string)[] = [
      formatIsoDate,
      (date) => formatIsoDate(date).replaceAll('-', ''),
      ({ year, month, day }) => `${year}. ${month}. ${day}.`,
      ({ year, month, day }) => `${year}년 ${month}월 ${day}일`,
      ({ year, month, day }) => `${year}/${month}/${day}`,
      (date) => `${formatIsoDate(date)} (${'일월화수목금토'[weekday(date)]})`,
      ({ year, month, day }) => `${day} ${MONTH_NAMES[month - 1]} ${year}`,
      ({ year, month, day }) => `${MONTH_NAMES[month - 1]} ${day}, ${year}`,
    ];
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...ways), fc.constantFrom(...ORDERS), (date, write, order) => {
        expect(parseDate(write(date), order)).toEqual({ ok: true, value: date });
      }),
    );
  });

  it('has one reading a text, which is a day of the calendar: a date read with and without the month first is one', () => {
    const part = fc
      .oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1900, max: 2100 }))
      .map((number) => String(number).padStart(2, '0'));
    const mark = fc.constantFrom('/', '-', '.', '. ', ' ', '', '년 ', '월 ');
    let taken = 0;
    fc.assert(
      fc.property(part, mark, part, mark, part, (first, mark1, second, mark2, third) => {
        const text = `${first}${mark1}${second}${mark2}${third}`;
        const [korean, english] = [parseDate(text), parseDate(text, 'monthFirst')];
        if (korean.ok) expect(english).toEqual(korean);
        if (!english.ok) return;
        taken += 1;
        expect(fromDayNumber(toDayNumber(english.value))).toEqual(english.value);
      }),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(10);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }), (units) => {
        expect(typeof parseDate(String.fromCharCode(...units), 'monthFirst').ok).toBe('boolean');
      }),
    );
  });
});
