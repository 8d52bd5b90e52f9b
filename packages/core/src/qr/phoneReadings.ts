import { plainCharacters } from '../validate/plainCharacters.ts';
import { phoneNumber } from './phoneNumber.ts';

/** Digits with what phoneNumber drops between them; a line break separates numbers. */
const NUMBER = /\+? ?\(?\d(?:[ ().\-\u2010-\u2015]{0,3}\d){2,}/gu;
/** Without spaces inside: numbers in a row, with only spaces between them. */
const UNSPACED = /\+?\(?\d(?:[().\-\u2010-\u2015]{0,3}\d){2,}/gu;
/** The letters O and o in place of zeros, in a text without other letters. */
const LETTER_ZEROS = /^[\d\soO+().-]+$/u;
/** A shorter number beside a longer one is an extension, or the last digits of the next number. */
const MIN_DIGITS_BESIDE = 7;
const MAX_READINGS = 3;
/** Longer text is a document. */
const MAX_UNITS = 2000;

/**
 * The telephone numbers in a text that is rejected as one (see `phonePayload`), three at most; to be offered, never
 * taken without asking.
 *
 * - Numbers with words around them: `tel:010-1234-5678`, `전화 02-123-4567 (내선 12)`, `02-123-4567~8`.
 * - Several numbers: `010-1234-5678 / 010-8765-4321`.
 * - A letter O in place of a zero.
 *
 * @example phoneReadings('대표 02-1234-5678, 팩스 02-1234-5679') // ['02-1234-5678', '02-1234-5679']
 */
export function phoneReadings(text: string): readonly string[] {
  if (text.length > MAX_UNITS) return [];
  const plain = plainCharacters(text);
  const typed = LETTER_ZEROS.test(plain) ? plain.replaceAll(/o/giu, '0') : plain;
  const numbers = (expression: RegExp) =>
    [...new Set(typed.match(expression)?.map((number) => number.trim()))].filter((number) => phoneNumber(number).ok);
  const long = (found: readonly string[]) =>
    found.filter((number) => number.replaceAll(/\D/gu, '').length >= MIN_DIGITS_BESIDE);
  const found = numbers(NUMBER);
  const [first = found] = [long(found), long(numbers(UNSPACED))].filter(({ length }) => length > 0);
  return first.slice(0, MAX_READINGS);
}
