import { fail, ok, type Result } from '../../result/index.ts';
import { isWhiteSpace } from '../isWhiteSpace.ts';
import { plainCodes } from './plainCodes.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** A token that is not a character code; `position` counts code points from 1. */
    'charCodes.badToken': { readonly token: string; readonly position: number };
    /** A code above U+10FFFF. */
    'charCodes.outOfRange': { readonly token: string; readonly position: number; readonly max: string };
  }
}

/** Maximum length of a bad token quoted in a failure, in code points. */
export const MAX_QUOTED_TOKEN = 20;

const LAST_CODE_POINT = 0x10ffff;
const SEPARATORS = new Set([',', ';', '[', ']', '(', ')', '{', '}']);

// Sticky and without nesting: each code is read once. Runs of digits longer than any code match too, so that they are
// out of range instead of being split.
const HEX_CODE = /0x([\da-f]+)|u\+([\da-f]+)|\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\x([\da-f]{2})|&#x([\da-f]+);?/iy;
/** Eight digits only after a capital letter: after `\u` they are four digits and something else. */
const LONG_ESCAPE = /\\U([\dA-Fa-f]{8})/y;
/** Eight binary digits are a byte: as decimal digits they would not be a character that anyone uses. */
const BINARY_CODE = /(?:0b([01]+)|([01]{8}))(?!\d)/iy;
const DECIMAL_CODE = /&#(\d+);?|(\d+)/y;
const STARTS_A_CODE = new Set(['\\', '&']);

type Code = { readonly code: number; readonly end: number };

function readCode(text: string, start: number): Code | undefined {
  LONG_ESCAPE.lastIndex = start;
  const long = LONG_ESCAPE.exec(text);
  if (long !== null) return { code: Number.parseInt(long[1] as string, 16), end: LONG_ESCAPE.lastIndex };
  HEX_CODE.lastIndex = start;
  const hex = HEX_CODE.exec(text);
  if (hex !== null) {
    const digits = hex.slice(1).join('');
    return { code: Number.parseInt(digits, 16), end: HEX_CODE.lastIndex };
  }
  BINARY_CODE.lastIndex = start;
  const binary = BINARY_CODE.exec(text);
  if (binary !== null) return { code: Number.parseInt(binary.slice(1).join(''), 2), end: BINARY_CODE.lastIndex };
  DECIMAL_CODE.lastIndex = start;
  const decimal = DECIMAL_CODE.exec(text);
  return decimal === null ? undefined : { code: Number(decimal[1] ?? decimal[2]), end: DECIMAL_CODE.lastIndex };
}

function isSeparator(text: string, index: number): boolean {
  return isWhiteSpace(text.charCodeAt(index)) || SEPARATORS.has(text.charAt(index));
}

function tokenAt(text: string, start: number): string {
  let end = start;
  while (end < text.length && !isSeparator(text, end)) end += 1;
  const token = Array.from(text.slice(start, Math.min(end, start + 2 * MAX_QUOTED_TOKEN)));
  return token.slice(0, MAX_QUOTED_TOKEN).join('');
}

/**
 * Parses character codes to text.
 *
 * - Mixed notations: `65`, `0x41`, `U+AC00`, `\uAC00`, `\u{1F600}`, `\U0001F600`, `\x41`, `&#44032;`, `&#xAC00;`,
 *   `0b1000001`, `01000001`; in either case.
 * - Separated by whitespace, commas, semicolons or brackets; escapes and entities may also be adjacent.
 * - Full-width characters are read as ASCII, invisible characters are dropped.
 * - Two surrogates in a row make one character, as in JavaScript.
 * - No codes give an empty text.
 * - Failures name the first bad token and its position among the visible characters: `charCodes.badToken`,
 *   `charCodes.outOfRange`.
 *
 * @example parseCharCodes('65 U+AC00 \\u{1F600}') // { ok: true, value: 'A가😀' }
 */
export function parseCharCodes(codes: string): Result<string> {
  const text = plainCodes(codes);
  const units: string[] = [];
  let index = 0;
  while (index < text.length) {
    if (isSeparator(text, index)) {
      index += 1;
      continue;
    }
    const read = readCode(text, index);
    const endsWell =
      read !== undefined &&
      (read.end === text.length || isSeparator(text, read.end) || STARTS_A_CODE.has(text.charAt(read.end)));
    if (!endsWell || read.code > LAST_CODE_POINT) {
      const facts = { token: tokenAt(text, index), position: Array.from(text.slice(0, index)).length + 1 };
      return endsWell ? fail('charCodes.outOfRange', { ...facts, max: '10FFFF' }) : fail('charCodes.badToken', facts);
    }
    units.push(String.fromCodePoint(read.code));
    index = read.end;
  }
  return ok(units.join(''));
}
