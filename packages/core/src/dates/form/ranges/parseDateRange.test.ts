import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '../../formatIsoDate.ts';
import { addDays } from '../../spans/addPeriod.ts';
import { parseDateRange } from './parseDateRange.ts';

function parse(text: string, maxDays = 100) {
  const range = parseDateRange(text, { maxDays });
  return range.ok ? [range.value.start, range.value.end].map(formatIsoDate) : range.failure;
}

describe('parseDateRange', () => {
  it.each([
    ['2026-12-28', '2026-12-28', '2026-12-28'],
    ['2026-12-28 ~ 2026-12-31', '2026-12-28', '2026-12-31'],
    ['2026-12-28 – 2026-12-31', '2026-12-28', '2026-12-31'],
    ['2026.12.28(월)~2026.12.31(목)', '2026-12-28', '2026-12-31'],
    ['2026년 12월 28일부터 2026년 12월 31일까지', '2026-12-28', '2026-12-31'],
    ['Dec 28, 2026 to Dec 31, 2026', '2026-12-28', '2026-12-31'],
    ['기간: 2026-12-28 ~ 2026-12-31', '2026-12-28', '2026-12-31'],
    ['2026년 12월 28일부터 2026년 12월 31일까지'.normalize('NFD'), '2026-12-28', '2026-12-31'],
    ['(2026-12-28 ~ 2026-12-31)', '2026-12-28', '2026-12-31'],
    ['휴가기간 2026-12-28 ~ 2026-12-31 (4일간)', '2026-12-28', '2026-12-31'],
    ['2026-12-28\t2026-12-31', '2026-12-28', '2026-12-31'],
    ['20261228-20261231', '2026-12-28', '2026-12-31'],
    ['2026-12-31 ~ 2026-12-28', '2026-12-28', '2026-12-31'],
    ['2026-12-28 ~ 2026-12-28', '2026-12-28', '2026-12-28'],
  ])('takes %s', (text, start, end) => {
    expect(parse(text)).toEqual([start, end]);
  });

  it('takes the month first where the language does', () => {
    const text = '12/28/2026 - 12/31/2026';
    expect(parseDateRange(text, { maxDays: 4, order: 'monthFirst' }).ok).toBe(true);
    expect(parseDateRange(text, { maxDays: 4 }).ok).toBe(false);
  });

  it.each([
    ['', 'dates.missing'],
    ['2026-02-30', 'dates.noSuchDay'],
    ['12/28 ~ 12/31', 'dates.unreadable'],
    ['2026-12-28 ~ 31', 'dates.unreadable'],
    ['2026-12-28 ~ 2026-12-32', 'dates.noSuchDay'],
    ['26-12-28 ~ 26-12-31', 'dates.yearDigits'],
    ['2026-12-28(화) ~ 2026-12-31', 'dates.wrongWeekday'],
    ['2026-12-28 ~ 2026-12-29 ~ 2026-12-30', 'dates.unreadable'],
    [`2026-12-28 ~ ${' '.repeat(80)}2026-12-29`, 'dates.unreadable'],
    ['2026-12-28 2박3일', 'dates.unreadable'],
  ])('rejects %j', (text, code) => {
    expect(parse(text)).toMatchObject({ code });
  });

  it('takes as many days as the form allows', () => {
    expect(parse('2026-12-28 ~ 2026-12-31', 4)).toEqual(['2026-12-28', '2026-12-31']);
    const facts = { days: 4, max: 3 };
    expect(parse('2026-12-28 ~ 2026-12-31', 3)).toEqual({ code: 'dates.rangeTooLong', facts });
    expect(parse('2026-12-31 ~ 2026-12-28', 3)).toEqual({ code: 'dates.rangeTooLong', facts });
  });

  it('gives back the two days in their order', () => {
    const days = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        days,
        fc.constantFrom(' ~ ', '–', ' - ', '-'),
        (at, more, mark) => {
          const start = addDays({ year: 2000, month: 1, day: 1 }, at);
          const [one, other] = [formatIsoDate(start), formatIsoDate(addDays(start, more))];
          expect(parse(`${one}${mark}${other}`, 51)).toEqual(more < 0 ? [other, one] : [one, other]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
