import { MAX_PASTED_UNITS, plainCharacters } from '../../validate/plainCharacters.ts';
import { koreanNumbers } from '../koreanNumbers.ts';
import { phoneNumber } from '../phoneNumber.ts';
import { keypadDigits } from './keypadDigits.ts';

/** Digits, and between them marks that `phoneNumber` drops; a line break separates numbers. */
const NUMBER = /(?<![*#\d])\+? ?\(?\d(?:[ ().-]{0,3}\d){2,}/gu;
/** A number without spaces, for several numbers that only spaces separate. */
const UNSPACED = /(?<![*#\d])\+?\(?\d(?:[().-]{0,3}\d){2,}/gu;
/** The letters O and o in place of zeros, in a text without other letters. */
const LETTER_ZEROS = /^[\d\soO+().-]+$/u;
/** The prefix of mobile numbers as it is spoken. */
const SPOKEN_PREFIX = /[공영]일[공영]/gu;
/** A long number in the notation of a spreadsheet, whose last digits are lost. */
const EXPONENT = /\de\+?\d/iu;
/** Marks that stand for a hyphen: the vowel of its key, points, waves. */
const HYPHEN = /(?<=\d) ?[\u3161\u318d\u00b7\u2027\u30fb~_,] ?(?=\d{3,4}(?!\d))/gu;
/** A number with a country code or an area code, or of a company. Other digits in groups may be an amount. */
const CODED = /^(?:\+|\(?0|1[5-8]\d\d-)/u;
const FOREIGN = /^\+ ?(?!82)/u;
/** A shorter number beside a longer one is an extension, or the last digits of the next number. */
const MIN_DIGITS_BESIDE = 7;
/** Other digits: a short number beside them is part of something longer, such as `010*1234*5678`. */
const RUN = /[*#]\d+|\d{3,}/gu;
/** Names of numbers that are not phone numbers: 주민등록번호, 사업자번호, 계좌, 우편번호. */
const OTHER_NUMBER = /주민 ?(?:등록|번호)|사업자|계좌|은행|뱅크|농협|우편/u;
/** Codes that are dialed before a number to hide or show that of the caller. */
const CALLER_CODE = /(?<![*#\d])(?:#31#|\*23#) ?(?=[+(\d])/gu;
const MAX_READINGS = 3;

function numbersIn(text: string, expression: RegExp): readonly string[] {
  const numbers = new Set(text.match(expression)?.map((number) => number.trim()));
  return [...numbers].filter((number) => phoneNumber(number).ok);
}

/** The only number of a text without other digits. */
function onlyOne(numbers: readonly string[], text: string): readonly string[] {
  const [first = ''] = numbers;
  const isAlone = numbers.length === 1 && (text.match(RUN) ?? []).every((run) => first.includes(run));
  return isAlone ? numbers : [];
}

function longOnes(numbers: readonly string[]): readonly string[] {
  return numbers.filter((number) => number.replaceAll(/\D/gu, '').length >= MIN_DIGITS_BESIDE);
}

/**
 * The phone numbers in a text that is rejected as one (see `phonePayload`), three at most; to be offered, never taken
 * without asking.
 *
 * - Numbers with words around them: `tel:010-1234-5678`, `전화 02-123-4567 (내선 12)`, `02-123-4567~8`.
 * - A number after the code that hides or shows that of the caller: `#31#01012345678`.
 * - Several numbers: `010-1234-5678 / 010-8765-4321`. Beside a complete number of Korea only others with a country code
 *   are numbers: `평일 09:00~18:00 1588-1234`. So are they where the text names an account or another number:
 *   `계좌 110-123-456789`.
 * - A letter O in place of a zero, and other marks in place of hyphens: `010ㅡ1234ㅡ5678`.
 * - A mobile prefix in words: `공일공-1234-5678`.
 * - The keys of a word after a toll-free prefix: `1-800-FLOWERS` is `1-800-356-9377`.
 *
 * @see ITU-T E.161 (2001-02) for the letters of the keys
 * @example phoneReadings('대표 02-1234-5678, 팩스 02-1234-5679') // ['02-1234-5678', '02-1234-5679']
 */
export function phoneReadings(text: string): readonly string[] {
  if (text.length > MAX_PASTED_UNITS) return [];
  const plain = plainCharacters(text).replace(CALLER_CODE, '').replace(SPOKEN_PREFIX, '010');
  if (EXPONENT.test(plain)) return [];
  const typed = LETTER_ZEROS.test(plain) ? plain.replaceAll(/o/giu, '0') : keypadDigits(plain);
  const found = numbersIn(typed, NUMBER);
  const hyphenated = numbersIn(typed.replace(HYPHEN, '-'), NUMBER).filter((number) => CODED.test(number));
  const korean = koreanNumbers(typed);
  // What else has digits beside a complete number is a time, an age or a place in a list.
  const complete = [...new Set([...korean, ...found.filter((number) => FOREIGN.test(number))])];
  if (OTHER_NUMBER.test(typed)) return complete.slice(0, MAX_READINGS);
  const [first] = [korean.length > 0 ? complete : [], found, numbersIn(typed, UNSPACED), hyphenated]
    .map(longOnes)
    .filter(({ length }) => length > 0);
  // Several short numbers are parts of something else.
  return first?.slice(0, MAX_READINGS) ?? onlyOne(found, typed);
}
