import { gs1CheckDigit } from './gs1CheckDigit.ts';
import { isArticleNumber } from './isArticleNumber.ts';

/** ISO 2108 of before 2007: nine digits and a check digit, which may be X. */
const OLD_ISBN = /^(?:isbn(?:10)?:?)?(\d{9})([\dX])$/iu;
/** ISO 3297. Without its name, it could be any number of eight digits. */
const ISSN = /^issn:?(\d{7})([\dX])$/iu;
/** The number of a book or a periodical, and the add-on to its right: a price or a subject, or the issue. */
const WITH_ADD_ON = /^(?:is[bs]n(?:13)?:?)?(97[7-9]\d{10})(?:\d{2}|\d{5})$/iu;
const GROUP_MARK = /[\s-]/gu;

const BOOK_PREFIX = '978';
const PERIODICAL_PREFIX = '977';
/** The variant digits of the usual edition of an issue; another price or edition has other digits. */
const FIRST_VARIANT = '00';
const HIGHEST_WEIGHT = 9;

/** The digits are weighted from the right, 9 first, and the sum is taken modulo 11; X stands for ten. */
function hasOldCheck(body: string, check: string): boolean {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (HIGHEST_WEIGHT - index), 0);
  return check.toUpperCase() === (sum % 11 === 10 ? 'X' : (sum % 11).toString());
}

function completed(data: string): string {
  return data + gs1CheckDigit(data);
}

/**
 * The article number of a book or a periodical: an ISBN of ten digits, an ISSN with its name in front, or an article
 * number followed by the digits of its add-on. Undefined for anything else and where a check digit is wrong.
 *
 * @see ISO 2108 and ISO 3297 as in the GS1 General Specifications section 2.1.10 (read 2026-11-20)
 * @example publicationNumber('ISSN 1225-0767') // '9771225076002'
 */
export function publicationNumber(text: string): string | undefined {
  const typed = text.replaceAll(GROUP_MARK, '');
  const [, book = '', bookCheck = ''] = OLD_ISBN.exec(typed) ?? [];
  if (book !== '' && hasOldCheck(book, bookCheck)) return completed(BOOK_PREFIX + book);
  const [, periodical = '', periodicalCheck = ''] = ISSN.exec(typed) ?? [];
  if (periodical !== '' && hasOldCheck(periodical, periodicalCheck)) {
    return completed(PERIODICAL_PREFIX + periodical + FIRST_VARIANT);
  }
  const [, number = ''] = WITH_ADD_ON.exec(typed) ?? [];
  return isArticleNumber(number) ? number : undefined;
}
