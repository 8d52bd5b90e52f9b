import { type CivilDate, fromDayNumber, toDayNumber } from '../../dayNumber.ts';

/** A time with its zone: 15:30:00.000Z, 14:30 GMT, 09:00:00 GMT+0900, T09:00+09:00. */
const ZONED =
  /(?<hour>\d{1,2}):(?<minute>\d{2})(?<second>:\d{2}(?:[.,]\d{1,9})?)? ?(?<utc>Z|UTC|GMT)? ?(?:(?<sign>[+-])(?<zoneHour>\d{2}):?(?<zoneMinute>\d{2}))?/iu;
const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MS_PER_DAY = 86_400_000;

/**
 * The local day on which a moment falls, by the date that a timestamp has in its own zone; undefined for a time without
 * a zone.
 *
 * @param zoneOffset minutes from UTC to the user's local time at an instant in milliseconds
 */
export function zonedDay(
  plain: string,
  date: CivilDate,
  zoneOffset: (instant: number) => number,
): CivilDate | undefined {
  const { hour, minute, second, utc, sign, zoneHour = 0, zoneMinute = 0 } = ZONED.exec(plain)?.groups ?? {};
  // 09:00-10:00 is a span of time.
  const hasZone = utc !== undefined || (sign !== undefined && (second !== undefined || /\dT\d/iu.test(plain)));
  if (!hasZone) return undefined;
  const written = Number(hour) * MINUTES_PER_HOUR + Number(minute);
  const offset = (Number(zoneHour) * MINUTES_PER_HOUR + Number(zoneMinute)) * (sign === '-' ? -1 : 1);
  const instant = toDayNumber(date) * MS_PER_DAY + (written - offset) * MS_PER_MINUTE;
  return fromDayNumber(Math.floor((instant + zoneOffset(instant) * MS_PER_MINUTE) / MS_PER_DAY));
}
