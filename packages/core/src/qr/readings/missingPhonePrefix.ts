import { phoneNumber } from '../phoneNumber.ts';

/**
 * The country code of Korea and an area, mobile or internet number, mostly without its zero; or a mobile number without
 * the zero that spreadsheets drop.
 */
const NUMBER = /^(?:(820?)(?:2|1[016-9]|[3-6]\d|70)|1[016-9])\d{7,8}$/;

/**
 * The prefix that a Korean number lacks: `+` before its country code, or the `0` that a spreadsheet has dropped.
 * {@link phoneNumber} accepts such a number, but dialing it reaches nobody. Undefined for all other texts.
 *
 * @see ITU-T E.164 (2010-11): country code 82, whose domestic numbers begin with 0
 * @example missingPhonePrefix('82-10-1234-5678') // '+'
 */
export function missingPhonePrefix(text: string): '+' | '0' | undefined {
  const number = phoneNumber(text);
  const match = number.ok && NUMBER.exec(number.value);
  if (!match) return undefined;
  return match[1] ? '+' : '0';
}
