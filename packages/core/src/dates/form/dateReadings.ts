import type { Failure } from '../../result/index.ts';
import type { CivilDate } from '../dayNumber.ts';
import { weekday } from '../weekday.ts';
import { type DateContext, isAccepted } from './days/dateContext.ts';
import { incompleteDate } from './days/incompleteDate.ts';
import { lunarReading } from './days/lunarReading.ts';
import { possibleDates } from './days/possibleDates.ts';
import { residentDate } from './days/residentNumber.ts';
import { plainDate, splitWeekday } from './days/writtenDate.ts';
import { dateRangeReadings } from './ranges/dateRangeReading.ts';

/** What a rejected text may mean. */
export type DateReadings = {
  /** The likeliest date first. For a text with two dates, both, in the order of the text. */
  readonly dates: readonly CivilDate[];
  /** Whether `dates` has the start and the end of a period, then those of a second reading if there is one. */
  readonly isRange: boolean;
  /** The last day counts, because the text gives a length (1월 5일부터 2년간) or whole months instead of that day. */
  readonly inclusion?: 'end' | undefined;
  /** Why the text is rejected, where the reason is more precise than that of `parseDate`. */
  readonly failure: Failure | undefined;
};

/** Why a text is not a date, where it is known. */
function reasonOf(text: string, dates: readonly CivilDate[], today: CivilDate): Failure | undefined {
  const plain = plainDate(text);
  if (residentDate(plain)) return { code: 'dates.residentNumber', facts: {} };
  const { rest, day } = splitWeekday(plain);
  const isOnDay = day === undefined || dates.length === 0 || dates.some((date) => weekday(date) === day);
  if (!isOnDay) return { code: 'dates.wrongWeekday', facts: {} };
  const failure = incompleteDate(rest, today);
  // A day that does not exist may exist if the month and the day are swapped.
  return dates.length === 0 || failure?.code === 'dates.incomplete' ? failure : undefined;
}

/**
 * The dates that a text rejected by {@link parseDate} may mean, at most four; to be offered, never taken without
 * asking. None for texts that it accepts, and where nothing is likely.
 *
 * - A year of two digits, as in `900515` and `90.5.15`: in the centuries that are at most 100 years back and 50 ahead.
 * - The month and the day before the year in the other order or with other marks: `15/5/1990`, `05151990`.
 * - A date with a time, an age or another text around it: `2026-11-25 14:30`, `1998.05.15(만 28세)`, `1990년 5월 15일생`. Of
 *   a time with a zone, as in `1990-05-15T15:30:00Z`, first the local day, then the date as it is.
 * - A date with the wrong day of the week: the date (`dates.wrongWeekday`). Where several dates are possible, those on
 *   the day of the week.
 * - A month and a day without a year (`dates.incomplete`), unless only the past makes sense, also before a second day
 *   (`12/24,25`), named days such as 크리스마스, words such as 내일, `next Monday` and 3일 뒤, the number of a day in
 *   spreadsheets, and a year of a Japanese era, of 단기 and 民國.
 * - A date of the lunar calendar, such as `음력 1990.5.15` and `1990년 윤5월 15일`: the solar one (`dates.lunarDate`); none
 *   where it does not exist (`dates.notLunarDate`) or is too early or late (`dates.lunarYearOutOfRange`).
 * - Both dates of `2024-01-05 ~ 3.1`, `Nov 25–27, 2026` and two cells, and the first and the last day of
 *   `2026년 1월 ~ 3월`, `1월 5일부터 2년간` and `12/24 2박3일` (`dates.twoDates`). The end is before the start only where
 *   both are complete. Both have the order of a date that has only one (`27/11/2026 - 05/12/2026`); where neither does,
 *   those of the other order follow. Years of two digits that are more than 20 years ahead are those of the century
 *   before where they can be: `70.3.2 ~ 73.2.28`, but `26.3.1 ~ 56.2.28` ends in 2056.
 * - The date of birth in a resident registration number (`dates.residentNumber`).
 * - None for 1990년생, 1990-05 and other texts that lack a part (`dates.incomplete`), and for a month and a day that no
 *   year has, such as 2월 30일 and 13월 1일 (`dates.noSuchDay` of this year, `dates.noSuchMonth`).
 *
 * @example
 * dateReadings('900515', { today: { year: 2026, month: 11, day: 25 } }).dates // [{ year: 1990, month: 5, day: 15 }]
 */
export function dateReadings(text: string, context: DateContext): DateReadings {
  const ranges = dateRangeReadings(text, context);
  const [range] = ranges;
  if (range) {
    const accepted = ranges.map(({ start, end }) => [start, end].filter((date) => isAccepted(date, context.latest)));
    const pairs = accepted.filter(({ length }) => length === 2);
    const isRange = pairs.length > 0;
    const dates = isRange ? pairs.flat() : accepted.slice(0, 1).flat();
    return { dates, isRange, inclusion: range.inclusion, failure: { code: 'dates.twoDates', facts: {} } };
  }
  const lunar = lunarReading(text, context);
  if (lunar) return { ...lunar, isRange: false };
  const dates = possibleDates(text, context);
  return { dates, isRange: false, failure: reasonOf(text, dates, context.today) };
}
