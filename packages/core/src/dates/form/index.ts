/** Dates and numbers of days as people type them. */
export type { DateContext } from './dateContext.ts';
export { type DateReadings, dateReadings } from './dateReadings.ts';
export { parseBirthDate } from './parseBirthDate.ts';
export { parseDate } from './parseDate.ts';
export { type DateRangeOptions, type ParsedDateRange, parseDateRange } from './parseDateRange.ts';
export { isResidentNumber } from './residentNumber.ts';
export { MAX_DAY_COUNT } from './shifts/maxDayCount.ts';
export { parseDayCount } from './shifts/parseDayCount.ts';
export { type ShiftReading, shiftReading } from './shifts/shiftReading.ts';
export type { DateOrder } from './writtenDate.ts';
