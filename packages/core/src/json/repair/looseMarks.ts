import { INVISIBLE } from '../../validate/plainCharacters.ts';
import { toHalfWidth } from '../../validate/toHalfWidth.ts';

/** An invisible character, such as a direction mark or a Hangul filler. */
export const UNSEEN = String.raw`(?:${INVISIBLE.source}|[\u3164\uffa0])`;
/**
 * A run of blanks, including those that JSON does not allow and invisible characters. The byte order mark belongs to
 * both sets; the expression matches it in one way only, because backtracking could otherwise take exponential time.
 */
const BLANKS = new RegExp(String.raw`(?:[^\S\ufeff]|${UNSEEN})+`, 'uy');
const FOREIGN_BLANK = /[^\t\n\r ]/gu;
const SPACE = /\s/u;
const LINE_COMMENT = /(?:\/\/|#)[^\r\n]*/uy;

/** A bracket that opens an object or an array, also a full-width one. */
export const OPENING = /[[{\uff3b\uff5b]/u;
export const CLOSING = /[\]}]/u;
export const ANY_BRACKET = /[[\]{}]/gu;
/** A text that starts as an object or an array does. */
export const CONTAINER = /^\s*[[{]/u;
export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** ASCII in place of full-width marks, which some keyboards type, and a comma in place of an ideographic one. */
export function asciiMarks(text: string): string {
  return toHalfWidth(text).replaceAll('\u3001', ',');
}

/** Whether a sticky pattern matches at an offset. */
export function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** The offset after the blanks at an offset. */
export function skipBlanks(text: string, at: number): number {
  BLANKS.lastIndex = at;
  return BLANKS.test(text) ? BLANKS.lastIndex : at;
}

/** Replaces blanks that JSON does not allow: visible ones by a space, those without width by nothing. */
export function plainBlanks(blanks: string): string {
  return blanks.replace(FOREIGN_BLANK, (blank) => (SPACE.test(blank) && blank !== '\ufeff' ? ' ' : ''));
}

function endOfComment(text: string, at: number): number {
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  LINE_COMMENT.lastIndex = at;
  return LINE_COMMENT.test(text) ? LINE_COMMENT.lastIndex : at;
}

/**
 * The offset after the comment at an offset: `//`, `#` or `/*`; the same offset if there is no comment. A text with an
 * odd number of quotes is not a comment: it may be the rest of a string whose beginning is missing.
 */
export function skipComment(text: string, at: number): number {
  const end = endOfComment(text, at);
  return text.slice(at, end).split('"').length % 2 === 0 ? at : end;
}

/** The offset after the blanks, the comments and the marks between two documents. */
export function skipBetween(text: string, start: number): number {
  let at = start;
  for (;;) {
    let next = skipComment(text, skipBlanks(text, at));
    if (',;'.includes(asciiMarks(text.charAt(next))) && next < text.length) next += 1;
    if (next === at) return at;
    at = next;
  }
}
