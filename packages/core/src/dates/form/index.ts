/** Dates and numbers of days as people type them. */
export { parseBirthDate } from './parseBirthDate.ts';
export { type DateOrder, parseDate } from './parseDate.ts';
export { MAX_DAY_COUNT, parseDayCount } from './parseDayCount.ts';
