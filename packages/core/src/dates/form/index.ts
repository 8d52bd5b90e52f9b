/** Dates and numbers of days as people type them. */
export { type DateContext, dateReadings } from './dateReadings.ts';
export { parseBirthDate } from './parseBirthDate.ts';
export { parseDate } from './parseDate.ts';
export { MAX_DAY_COUNT, parseDayCount } from './parseDayCount.ts';
export { type ShiftReading, shiftReading } from './shiftReading.ts';
export type { DateOrder } from './writtenDate.ts';
