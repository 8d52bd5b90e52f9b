import { fail, ok, type Result } from '../../../result/index.ts';
import { type CivilDate, MAX_YEAR, MIN_YEAR } from '../../dayNumber.ts';
import { daysInMonth } from '../../daysInMonth.ts';
import { weekday } from '../../weekday.ts';
import { type DateOrder, plainDate, splitWeekday, writtenDate } from './writtenDate.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** No date was entered. */
    'dates.missing': Readonly<Record<never, never>>;
    /** The text is not a date, or not a complete one. */
    'dates.unreadable': Readonly<Record<never, never>>;
    /** The year is not written in four digits, such as 90-05-15 and 02024-01-01. */
    'dates.yearDigits': Readonly<Record<never, never>>;
    'dates.noSuchMonth': { readonly month: number };
    /** The month has no such day, such as 2026-02-30. `last` is its last day. */
    'dates.noSuchDay': { readonly year: number; readonly month: number; readonly day: number; readonly last: number };
    /** The year is outside the range of the tools. */
    'dates.yearOutOfRange': { readonly min: number; readonly max: number };
    /** The date falls on another day of the week than the one written beside it. */
    'dates.wrongWeekday': Readonly<Record<never, never>>;
  }
}

/** 900515 lacks the century, and 051590 where the month is first; 199005 lacks the day. */
const YEAR_OF_TWO = /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const YEAR_OF_TWO_LAST = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d\d$/;

/**
 * Parses a date as people type and paste it.
 *
 * - `1990-05-15`, `19900515`, `1990.5.15.`, `1990/5/15`, `1990 5 15` and `1990년 5월 15일`, with spaces around the marks,
 *   full-width digits and any dash; invisible marks are dropped. `5/15/1990` only with `monthFirst`.
 * - English names of months: `May 15, 1990`, `15 May 1990`, `1990-May-15`; also shortened, as in `Sept. 1st, 2026`.
 * - A day of the week, as in `1990.5.15(화)` and `Tue, May 15, 1990`, must be that of the date (`dates.wrongWeekday`).
 * - Blank text is `dates.missing`; text that is not a date, or not a complete one, is `dates.unreadable`; a year
 *   without exactly four digits is `dates.yearDigits` and never guessed.
 * - A day that does not exist is `dates.noSuchMonth`, `dates.noSuchDay`. The year must be from {@link MIN_YEAR} to
 *   {@link MAX_YEAR} (`dates.yearOutOfRange`).
 * - No clock and no time zone are involved, so the typed day is the day that counts.
 *
 * @example parseDate('1990. 5. 15.') // { ok: true, value: { year: 1990, month: 5, day: 15 } }
 */
export function parseDate(text: string, order: DateOrder = 'yearFirst'): Result<CivilDate> {
  const plain = plainDate(text);
  if (plain === '') return fail('dates.missing', {});
  const { rest, day: writtenDay } = splitWeekday(plain);
  const written = writtenDate(rest, order);
  if (written === undefined) {
    const lacksCentury = YEAR_OF_TWO.test(rest) || (order === 'monthFirst' && YEAR_OF_TWO_LAST.test(rest));
    return lacksCentury ? fail('dates.yearDigits', {}) : fail('dates.unreadable', {});
  }
  if (written.year.length !== 4) return fail('dates.yearDigits', {});
  // A lone 0 is the beginning of 01 to 09.
  if (written.month === '0' || written.day === '0') return fail('dates.unreadable', {});
  const [year, month, day] = [Number(written.year), Number(written.month), Number(written.day)];
  const last = daysInMonth(year, month);
  if (last === 0) return fail('dates.noSuchMonth', { month });
  if (day < 1 || day > last) return fail('dates.noSuchDay', { year, month, day, last });
  if (year < MIN_YEAR || year > MAX_YEAR) return fail('dates.yearOutOfRange', { min: MIN_YEAR, max: MAX_YEAR });
  const date = { year, month, day };
  return writtenDay === undefined || writtenDay === weekday(date) ? ok(date) : fail('dates.wrongWeekday', {});
}
