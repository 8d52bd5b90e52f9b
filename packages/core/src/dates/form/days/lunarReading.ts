import type { Failure, Result } from '../../../result/index.ts';
import type { CivilDate } from '../../dayNumber.ts';
import { formatIsoDate } from '../../formatIsoDate.ts';
import { lunarToSolar } from '../../lunar/lunarToSolar.ts';
import { type DateContext, fullYears, isAccepted, nearestFirst } from './dateContext.ts';
import { withoutEra, withoutLunarMarks } from './otherCalendars.ts';
import { withCalendarWords } from './withCalendarWords.ts';
import { withoutNote } from './withoutNote.ts';
import { plainDate, splitWeekday } from './writtenDate.ts';
import { type PartialDate, writtenRanks } from './writtenRanks.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** The date is one of the lunar calendar; `solar` is the same day in the solar one, as `YYYY-MM-DD`. */
    'dates.lunarDate': { readonly solar: string };
  }
}

/** A date of the lunar calendar: why it is rejected, and the solar dates that it may be, the nearest to today first. */
export type LunarReading = { readonly failure: Failure; readonly dates: readonly CivilDate[] };

/** The solar dates of a written lunar date; without a year those of this solar year and the next. */
function solarDates({ year, month, day }: PartialDate, leap: boolean, today: CivilDate): readonly Result<CivilDate>[] {
  // The twelfth month is in the next solar year.
  const years = year === undefined ? [-1, 0, 1].map((more) => today.year + more) : fullYears(year, today);
  return years
    .map((lunarYear) => lunarToSolar({ year: lunarYear, month: Number(month), day: Number(day), leap }))
    .filter((solar) => {
      if (year !== undefined) return true;
      return solar.ok && (solar.value.year === today.year || solar.value.year === today.year + 1);
    });
}

/**
 * What a text rejected by {@link parseDate} means where it names the lunar calendar, such as `음력 1990.5.15`,
 * `(음)1990.5.15`, `1990년 윤5월 15일` and `lunar 1990-05-15`; undefined for other texts and incomplete dates.
 *
 * - `dates` are to be offered. They are empty for a date that the calendar does not have (`dates.notLunarDate`) and
 *   outside of `LUNAR_YEAR_RANGE` (`dates.lunarYearOutOfRange`); otherwise the failure has them too
 *   (`dates.lunarDate`).
 * - A year of two digits is read as in `possibleDates`. Without a year the day is that of this solar year and of
 *   the next, also for 설날 and other days with a name, and undefined where later dates than `latest` make no sense.
 */
export function lunarReading(text: string, context: DateContext): LunarReading | undefined {
  const { order = 'yearFirst', today, latest } = context;
  const marked = withoutLunarMarks(withCalendarWords(withoutEra(withoutNote(plainDate(text))), today));
  if (marked === undefined) return undefined;
  const ranks = writtenRanks(splitWeekday(marked.rest).rest, order)
    .map((rank) => rank.filter(({ year }) => year !== undefined || latest === undefined))
    .map((rank) => rank.flatMap((written) => solarDates(written, marked.leap, today)));
  const rank = ranks.find((solar) => solar.some(({ ok }) => ok)) ?? ranks.flat();
  const converted = rank.flatMap((solar) => (solar.ok ? [solar.value] : []));
  const [rejected] = rank;
  if (converted.length === 0) return rejected?.ok === false ? { failure: rejected.failure, dates: [] } : undefined;
  const dates = nearestFirst(converted, today);
  const solar = dates.map(formatIsoDate).join(', ');
  return {
    failure: { code: 'dates.lunarDate', facts: { solar } },
    dates: dates.filter((date) => isAccepted(date, latest)),
  };
}
