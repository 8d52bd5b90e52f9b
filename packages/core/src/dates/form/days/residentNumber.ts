import { plainDate, type WrittenDate } from './writtenDate.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** The text is a resident registration number, see {@link isResidentNumber}. */
    'dates.residentNumber': Readonly<Record<never, never>>;
  }
}

/** 900515-1, 900515-1234567, 900515-1****** and 9005151234567. */
const RESIDENT_NUMBER = /^\D*(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?: ?- ?| ?(?=\d{7}\D*$))(\d)\d{0,6}\D*$/u;
/** 240105 - 240301 and, with the month first, 010524 - 030124: the six digits after the hyphen are a second date. */
const TWO_DATES =
  /^\D*\d{6} ?- ?(?:\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d\d)\D*$/u;
/** The first two digits of the year by the seventh digit, also of residents from abroad (5 to 8). */
const CENTURIES = ['18', '19', '19', '20', '20', '19', '19', '20', '20', '18'];

/**
 * The birth date in a plain text that is a resident registration number, whole or without its last digits; undefined
 * for two dates.
 */
export function residentDate(plain: string): WrittenDate | undefined {
  if (TWO_DATES.test(plain)) return undefined;
  const [, year, month = '', day = '', digit] = RESIDENT_NUMBER.exec(plain) ?? [];
  return year === undefined ? undefined : { year: `${CENTURIES[Number(digit)]}${year}`, month, day };
}

/**
 * Whether a text seems to be a resident registration number, which must not be stored although its first six digits
 * are a date. Numbers that are still being typed count, so `900515-240301` does too, although it may be two dates.
 *
 * @example isResidentNumber('900515-1******') // true
 */
export function isResidentNumber(text: string): boolean {
  return RESIDENT_NUMBER.test(plainDate(text));
}
