/** Dates and numbers of days as people type them. */
export type { DateContext } from './dateContext.ts';
export { type DateReadings, dateReadings } from './dateReadings.ts';
export { MAX_DAY_COUNT } from './maxDayCount.ts';
export { parseBirthDate } from './parseBirthDate.ts';
export { parseDate } from './parseDate.ts';
export { type DateRangeOptions, type ParsedDateRange, parseDateRange } from './parseDateRange.ts';
export { parseDayCount } from './parseDayCount.ts';
export { isResidentNumber } from './residentNumber.ts';
export { type ShiftReading, shiftReading } from './shiftReading.ts';
export type { DateOrder } from './writtenDate.ts';
