import { type CivilDate, fromDayNumber, toDayNumber } from '../../dayNumber.ts';
import { daysInMonth } from '../../daysInMonth.ts';
import { weekday } from '../../weekday.ts';
import {
  type DateContext,
  fullYears,
  isAccepted,
  LEAP_SPAN,
  MAX_YEARS_AHEAD,
  MAX_YEARS_BACK,
  nearestFirst,
} from './dateContext.ts';
import { hasUnknownCalendar, withoutEra, withoutLunarMarks, withoutSolarMark } from './otherCalendars.ts';
import { parseDate } from './parseDate.ts';
import { residentDate } from './residentNumber.ts';
import { withCalendarWords } from './withCalendarWords.ts';
import { withoutNote } from './withoutNote.ts';
import { wordDates } from './wordDates.ts';
import { plainDate, splitWeekday } from './writtenDate.ts';
import { type PartialDate, writtenRanks } from './writtenRanks.ts';
import { zonedDay } from './zonedDay.ts';

/** The start of a time of the day: ` 14:30`, `T14:30:00Z`, ` 오후 2시`, ` at 3:00 PM`, ` 3pm`. */
const TIME =
  /(?:[ ,]|(?<=\d)T)(?:at )?(?:오전|오후|아침|점심|낮|저녁|밤|새벽|[ap]\.?m\.?)? ?\d{1,2}(?::|시| ?[ap]\.?m\b)/iu;
/**
 * A span directly beside a date, from which it is counted, so that the date itself is not meant: 11월 20일 이틀 전,
 * 11월 20일 다음 날, two weeks from. Beside other words it describes the date: 12월 24일 크리스마스 전날.
 */
const COUNTED =
  /\d(?:일|\.|\))? ?(?:(?:하루|이틀|[사나열]흘|닷새|엿새|보름|반년|(?:\d+|[한두세네석넉일이삼사] ?)(?:주일?|달|개월|해|년)) ?[후뒤전]|다음 ?날|이튿날|전날)$|^(?:the |an? |half an? )?(?:[a-z]+ |\d+ )?(?:day|week|month|year)s? (?:after|before|from)\b/iu;
/** The serial number of a date in a spreadsheet, counted from 1900. */
const SERIAL = /^\d{5}$/u;
/** Day 0 of the serial numbers. Spreadsheets count a 29 February 1900, which did not exist. */
const SERIAL_START = toDayNumber({ year: 1899, month: 12, day: 30 });
/** A longer list would not help the user to choose. */
const MAX_READINGS = 4;

/**
 * The years to try for a month and a day without a year: this year and the next; also last year if a day of the week is
 * written, which may decide. For 29 February the next leap year if none of these has it.
 */
function yearsNear(
  { month, day }: PartialDate,
  { year }: CivilDate,
  writtenDay: number | undefined,
): readonly number[] {
  const has = (candidate: number) => Number(day) <= daysInMonth(candidate, Number(month));
  const near = [year, year + 1, ...(writtenDay === undefined ? [] : [year - 1])].filter(has);
  const next = Array.from({ length: LEAP_SPAN }, (_, more) => year + more).find(has);
  return near.length > 0 || next === undefined ? near : [next];
}

/** The date of a serial number in a spreadsheet, if its year is within the range for years of two digits. */
function serialDates(digits: string, { year }: CivilDate): readonly CivilDate[] {
  const date = fromDayNumber(SERIAL_START + Number(digits));
  return date.year >= year - MAX_YEARS_BACK && date.year <= year + MAX_YEARS_AHEAD ? [date] : [];
}

/**
 * The dates that a text rejected by `parseDate` may mean, the nearest to today first and at most four: what
 * {@link dateReadings} finds, except lunar dates and texts with two dates.
 */
export function possibleDates(text: string, context: DateContext): readonly CivilDate[] {
  const { order = 'yearFirst', today, latest, zoneOffset } = context;
  if (parseDate(text, order).ok) return [];
  const plain = withCalendarWords(withoutSolarMark(withoutEra(withoutNote(plainDate(text)))), today);
  if (hasUnknownCalendar(plain) || withoutLunarMarks(plain) !== undefined) return [];
  const split = splitWeekday(plain.split(TIME, 1).join());
  const { rest, day: writtenDay } = split;
  const near = SERIAL.test(rest) ? serialDates(rest, today) : wordDates(plain, split, today);
  if (near) return nearestFirst(near, today).filter((date) => isAccepted(date, latest));
  if (COUNTED.test(plainDate(text))) return [];

  function datesOfWritten(written: PartialDate): readonly CivilDate[] {
    const { year, month, day } = written;
    // A birth date in this year or the next is not likely.
    if (year === undefined && latest !== undefined) return [];
    const years = year === undefined ? yearsNear(written, today, writtenDay) : fullYears(year, today);
    return years.flatMap((full) => {
      const parsed = parseDate(`${full}-${month}-${day}`);
      return parsed.ok ? parsed.value : [];
    });
  }

  const resident = residentDate(plain);
  const written = resident ? [[resident]] : writtenRanks(rest, order);
  const ranks = written.map((rank) => rank.flatMap(datesOfWritten));
  // If the usual order gives a date that is too late for the field, the other order is still not meant.
  const meant = ranks.find((rank) => rank.length > 0) ?? [];
  const dates = nearestFirst(
    meant.filter((date) => isAccepted(date, latest)),
    today,
  );
  const fitting = dates.filter((date) => weekday(date) === writtenDay);
  const found = (fitting.length > 0 ? fitting : dates).slice(0, MAX_READINGS);
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || zoneOffset === undefined) return found;
  const local = zonedDay(plain, only, zoneOffset) ?? only;
  return toDayNumber(local) === toDayNumber(only) || !isAccepted(local, latest) ? found : [local, only];
}
