/** Ages, periods, business days and Korean holidays, lunar dates, dates as typed. */
export { addBusinessDays, nextBusinessDay } from './addBusinessDays.ts';
export { addDays, addPeriod, type Period } from './addPeriod.ts';
export {
  ANNIVERSARY_DAYS,
  ANNIVERSARY_YEARS,
  type Anniversary,
  type AnniversaryOptions,
  anniversaryTable,
} from './anniversaryTable.ts';
export { type BusinessDayOptions, type BusinessDays, businessDays } from './businessDays.ts';
export { type CalendarDifference, calendarDifference } from './calendarDifference.ts';
export { type CivilDate, fromDayNumber, MAX_YEAR, MIN_YEAR, toDayNumber } from './dayNumber.ts';
export { daysInMonth, isLeapYear } from './daysInMonth.ts';
export { type DDay, dDay } from './dDay.ts';
export { DAYS_PER_MONTH, DAYS_PER_YEAR, type Elapsed, elapsed, type Inclusion } from './elapsed.ts';
export { formatIsoDate } from './formatIsoDate.ts';
export { internationalAge } from './internationalAge.ts';
export { isLeapDay } from './isLeapDay.ts';
export { koreanAge } from './koreanAge.ts';
export { HOLIDAY_YEARS, type KoreanHoliday, koreanHolidays } from './koreanHolidays.ts';
export { lastDayOf } from './lastDayOf.ts';
export { LONGEVITY_BIRTHDAYS, type LongevityYear, longevityYears } from './longevityYears.ts';
export { LUNAR_YEAR_RANGE, type LunarDate, lunarToSolar } from './lunarToSolar.ts';
export { type NextBirthday, nextBirthday } from './nextBirthday.ts';
export { type DayMilestone, nextDayMilestones } from './nextDayMilestones.ts';
export { type NextLunarBirthday, nextLunarBirthday } from './nextLunarBirthday.ts';
export { type ShiftedDate, type ShiftUnit, shiftDate } from './shiftDate.ts';
export { type Weekday, weekday } from './weekday.ts';
export { yearAge } from './yearAge.ts';
