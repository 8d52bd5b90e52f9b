import { fail, ok, type Result } from '../result/index.ts';
import { plainCharacters } from '../validate/plainCharacters.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not a number that can be dialed. */
    'qr.badPhone': { readonly min: number; readonly max: number };
  }
}

/** The zero behind a country code, which is dialed domestically only: `(0)`, and any behind that of Korea. */
const TRUNK_ZERO = /^((\+|00)(82\D*|[^(]*\((?=0\))))0/;

/** Emergency numbers have three digits, the longest international number fifteen (ITU-T E.164, 2010-11). */
const NUMBER = /^\+?\d{3,15}$/;
/** Digits beside a number: its place in a list (`1. `, `1) `), a second line, an extension, a date. */
const OTHER_DIGITS = /^((\D*\d){7}.*[/(]|.[.)] )/;

/**
 * Parses a phone number to the form in which it is dialed: digits, with a plus before a country code.
 *
 * A `(0)` after a country code, written with `+` or `00`, is dropped: it is dialed domestically only. So is a plain
 * zero after the country code of Korea. Spaces,
 * hyphens, points, slashes, brackets and invisible characters are dropped, full-width digits become ASCII; anything
 * else, fewer than 3 or more than 15 digits, digits behind a number (`02-123-4567/8`) and its place in a list
 * (`1. 02-123-4567`, `1) 02-123-4567`) are `qr.badPhone`.
 *
 * @example phoneNumber('+82 (0)2-1234-5678') // { ok: true, value: '+82212345678' }
 */
export function phoneNumber(text: string): Result<string> {
  const plain = plainCharacters(text);
  const number = plain.replace(TRUNK_ZERO, '$1').replace(/[\s()./-]/g, '');
  if (OTHER_DIGITS.test(plain) || !NUMBER.test(number)) return fail('qr.badPhone', { min: 3, max: 15 });
  return ok(number);
}
