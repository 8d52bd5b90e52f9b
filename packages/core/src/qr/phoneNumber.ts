import { fail, ok, type Result } from '../result/index.ts';
import { plainCharacters } from '../validate/plainCharacters.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not a number that can be dialed. */
    'qr.badPhone': { readonly min: number; readonly max: number };
  }
}

/** Emergency numbers have three digits, the longest international number fifteen (ITU-T E.164, 2010-11). */
const MIN_PHONE_DIGITS = 3;
const MAX_PHONE_DIGITS = 15;

/** The trunk prefix of domestic numbers, which is dropped after a country code. */
const TRUNK_ZERO = /^(\s*(?:\+|00)[^(]*)\(\s*0\s*\)/u;

/** No number of Korea has the zero after its country code. */
const KOREAN_ZERO = /^(\+|00)820(?=\d)/;

const NUMBER = new RegExp(`^\\+?\\d{${MIN_PHONE_DIGITS},${MAX_PHONE_DIGITS}}$`);
/** Digits beside a number: its place in a list, a second line, an extension, a date. */
const OTHER_DIGITS = /^\d{1,2}\. |(?:\d[^\d/(]{0,3}){7}.*[/(]|^0\d+-\d+-\d+ \d/u;

/**
 * Parses a telephone number to the form in which it is dialed: digits, with a plus before a country code.
 *
 * A `(0)` after a country code, written with `+` or `00`, is dropped: it is dialed domestically only. So is a plain
 * zero after the country code of Korea. Spaces,
 * hyphens, points, slashes, brackets and invisible characters are dropped, full-width digits become ASCII; anything
 * else, fewer than 3 or more than 15 digits, and digits beside a number (`02-123-4567/8`) are `qr.badPhone`.
 *
 * @example phoneNumber('+82 (0)2-1234-5678') // { ok: true, value: '+82212345678' }
 */
export function phoneNumber(text: string): Result<string> {
  const plain = plainCharacters(text);
  const number = plain
    .replace(TRUNK_ZERO, '$1')
    .replaceAll(/[\s().\-/\u2010-\u2015]/gu, '')
    .replace(KOREAN_ZERO, (_, prefix: string) => `${prefix}82`);
  const isNumber = NUMBER.test(number) && !OTHER_DIGITS.test(plain);
  return isNumber ? ok(number) : fail('qr.badPhone', { min: MIN_PHONE_DIGITS, max: MAX_PHONE_DIGITS });
}
