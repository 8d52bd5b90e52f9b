/** The English months; the Korean ones are numbers. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const SHORT_UNITS = 3;

export const SHORT_MONTHS: readonly string[] = MONTHS.map((month) => month.slice(0, SHORT_UNITS));
