/** Dates and numbers of days as people type them. */

export { type DateReadings, dateReadings } from './dateReadings.ts';
export type { DateContext } from './days/dateContext.ts';
export { parseBirthDate } from './days/parseBirthDate.ts';
export { parseDate } from './days/parseDate.ts';
export { isResidentNumber } from './days/residentNumber.ts';
export type { DateOrder } from './days/writtenDate.ts';
export { type DateRangeOptions, type ParsedDateRange, parseDateRange } from './ranges/parseDateRange.ts';
export { MAX_DAY_COUNT } from './shifts/maxDayCount.ts';
export { parseDayCount } from './shifts/parseDayCount.ts';
export { type ShiftReading, shiftReading } from './shifts/shiftReading.ts';
