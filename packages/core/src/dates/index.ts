/** Ages, periods, business days and Korean holidays, lunar dates, dates as typed. */

export { internationalAge } from './ages/internationalAge.ts';
export { koreanAge } from './ages/koreanAge.ts';
export { LONGEVITY_BIRTHDAYS, type LongevityYear, longevityYears } from './ages/longevityYears.ts';
export { type NextBirthday, nextBirthday } from './ages/nextBirthday.ts';
export { yearAge } from './ages/yearAge.ts';
export { type CivilDate, fromDayNumber, MAX_YEAR, MIN_YEAR, toDayNumber } from './dayNumber.ts';
export { daysInMonth, isLeapYear } from './daysInMonth.ts';
export { formatIsoDate } from './formatIsoDate.ts';
export { addBusinessDays, nextBusinessDay } from './holidays/addBusinessDays.ts';
export { type BusinessDayOptions, type BusinessDays, businessDays } from './holidays/businessDays.ts';
export { HOLIDAY_YEARS, type KoreanHoliday, koreanHolidays } from './holidays/koreanHolidays.ts';
export { isLeapDay } from './isLeapDay.ts';
export { LUNAR_YEAR_RANGE, type LunarDate, lunarToSolar } from './lunar/lunarToSolar.ts';
export { type NextLunarBirthday, nextLunarBirthday } from './lunar/nextLunarBirthday.ts';
export { addDays, addPeriod, type Period } from './spans/addPeriod.ts';
export {
  ANNIVERSARY_DAYS,
  ANNIVERSARY_YEARS,
  type Anniversary,
  type AnniversaryOptions,
  anniversaryTable,
} from './spans/anniversaryTable.ts';
export { type CalendarDifference, calendarDifference } from './spans/calendarDifference.ts';
export { type DDay, dDay } from './spans/dDay.ts';
export { DAYS_PER_MONTH, DAYS_PER_YEAR, type Elapsed, elapsed, type Inclusion } from './spans/elapsed.ts';
export { lastDayOf } from './spans/lastDayOf.ts';
export { type DayMilestone, nextDayMilestones } from './spans/nextDayMilestones.ts';
export { type ShiftedDate, type ShiftUnit, shiftDate } from './spans/shiftDate.ts';
export { type Weekday, weekday } from './weekday.ts';
