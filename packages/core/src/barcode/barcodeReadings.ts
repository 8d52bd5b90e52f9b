import { MAX_PASTED_UNITS, plainCharacters } from '../validate/plainCharacters.ts';
import { articleFormat } from './articleFormat.ts';
import { articleNumbers } from './articleNumbers.ts';
import { type BarcodeFormat, barcodeFormats } from './barcodeFormats.ts';
import { hasArticleCheckDigit } from './hasArticleCheckDigit.ts';
import { isShortenedNumber } from './isShortenedNumber.ts';
import { FNC1_FORMS, parseBarcodeText } from './parseBarcodeText.ts';
import { publicationNumber } from './publicationNumber.ts';
import { upcNumber } from './upcNumber.ts';

/** A text that is valid in its format. */
export type BarcodeReading = { readonly text: string; readonly format: BarcodeFormat };

/** The names of numbers in stock lists. */
const KOREAN_NAME = '바코드(?: ?번호)?|품번|(?:상품|제품|품목|자재|재고|자산|관리|운송장|송장) ?(?:코드|번호)';
/** The mark of a spreadsheet ('880… or ="880…") for a text, and that of a scanner (]E0880…) for a symbology. */
const MARK = `=?['"#]|\\][a-z]\\d`;
/** What precedes an article number on a label or in a table: ISBN 978…, 상품코드: 880…. */
const NAME = new RegExp(
  `^(?:isbn(?:-1[03])?|issn|ean(?:-?13|-?8)?|gtin(?:-?\\d{1,2})?|upc(?:-?a)?|jan|${MARK}|${KOREAN_NAME})\\s*[:：=]?\\s*`,
  'iu',
);
/** An identifier whose opening parenthesis is missing. */
const UNOPENED = /^(?=\d{2,4}\))/u;
/** The elements of GS1-128, also with spaces around their identifiers. */
const ELEMENTS = /^\(\d{2,4}\)/u;
/** The elements after other text of a label, from a shipment or a trade item on, whose check digit confirms them. */
const LABELED = /\(0[0-3]\) ?\d.*$/su;
const BRACKET = /[()]/u;
const NOT_ASCII = /[^ -~]/u;
const IDENTIFIER = / ?(\(\d{2,4}\)) ?/gu;
/** A trade item whose number lacks the zeros that fill its field. */
const SHORT_ITEM = /(?<=\(0[1-3]\))\d{8,13}(?=$|\()/gu;
/** A date as it is printed beside its identifier: with four digits of the year, or with marks between its parts. */
const PRINTED_DATE = /(?<=\(1[1-35-7]\))(?:20)?(\d{2})[-./]?(\d{2})[-./]?(\d{2})(?=$|\()/gu;
/** A shipment or a trade item without parentheses around its identifier, as people read it from a label. */
const BARE_ITEM = /(?<!\S)0[0-3]\s?\d{13,18}(?!\S)/u;
/** A date without parentheses around its identifier. In a text for GS1-128 it confirms the elements beside it. */
const BARE_DATE = /(?<!\S)1[1-35-7]\s?(?:20)?\d{2}[-./]?\d{2}[-./]?\d{2}(?!\S)/u;
/**
 * An identifier without parentheses and its data, with or without a space between them. The first two digits of an
 * identifier determine its length.
 */
const BARE_ELEMENT = /(?:^|\s)((?:3[1-6]|70|8\d)\d\d|(?:2[45]|4\d|71)\d|\d\d)\s?(\S+)/gu;
/** Square brackets around an identifier. */
const SQUARE = /\[(\d{2,4})\]/gu;
/** The marks that a Code 39 font needs around a text; a barcode adds its own. */
const STARRED = /^\*(.+)\*$/u;
/** A trade item alone. */
const ITEM = /^\(0[1-3]\) ?(?=[\d -]+$)/u;
const ITEM_DIGITS = 14;

/** The decimals that a spreadsheet adds to a number. */
const EMPTY_DECIMALS = /^(\d+)\.0+$/u;
/** The unit of a quantity right after a number. */
const UNIT = /(?<=\d) ?(?:ea|pcs?|box|개|박스)$/iu;
/** Letters that are read or typed in place of digits that look like them, also Cyrillic ones. */
const LIKE_ZERO = /[o\u043e]/giu;
const LIKE_ONE = /[il|]/giu;
const LIKE_THREE = /\u0437/giu;

/** Failures without a reading: no text, or a number with a wrong digit, of which the position is not known. */
const UNREAD: ReadonlySet<string> = new Set(['barcode.blank', 'barcode.wrongCheckDigit']);
const MAX_READINGS = 3;

/** Typographic marks that a text processor puts in place of those of ASCII. */
function asciiMarks(text: string): string {
  return plainCharacters(text)
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u201c\u201d]/gu, '"')
    .replaceAll(/[^\S\n]/gu, ' ');
}

/** GS1-128 without spaces around identifiers, with the zeros of the numbers of trade items and dates of six digits. */
function writtenElements(plain: string): string {
  return plain
    .replaceAll(IDENTIFIER, '$1')
    .replaceAll(PRINTED_DATE, '$1$2$3')
    .replaceAll(SHORT_ITEM, (digits) => (hasArticleCheckDigit(digits) ? digits.padStart(ITEM_DIGITS, '0') : digits));
}

function elementReadings(plain: string): readonly BarcodeReading[] {
  return [{ text: writtenElements(plain), format: 'GS1128' }];
}

/**
 * The elements of GS1-128 in the text of a label, without its Korean words and without the text before the trade item.
 * In a row of a table, only the cells that have identifiers.
 */
function labelElements(text: string, typedFor: BarcodeFormat): string {
  const cells = text.split('\t').map((cell) => asciiMarks(cell).replaceAll(SQUARE, '($1)').replace(UNOPENED, '('));
  const identified = cells.filter((cell) => cell.search(IDENTIFIER) !== -1);
  const opened = (cells.length > 1 && identified.length > 0 ? identified : cells).join(' ');
  const isDated = typedFor === 'GS1128' && BARE_DATE.test(opened);
  const isBare = (isDated || BARE_ITEM.test(opened)) && !BRACKET.test(opened);
  const bracketed = isBare ? opened.replaceAll(BARE_ELEMENT, ' ($1)$2') : opened;
  const words = bracketed
    .trim()
    .split(/\s+/u)
    .filter((word) => BRACKET.test(word) || !NOT_ASCII.test(word));
  const plain = words.join(' ');
  return ELEMENTS.test(isDated ? plain : opened) ? plain : (LABELED.exec(plain)?.[0] ?? '');
}

/** The cells of a table's row that look like codes: with letters and digits, or else numbers of four or more digits. */
function cellReadings(text: string, format: BarcodeFormat): readonly BarcodeReading[] {
  const cells = text.includes('\t') ? text.split(/[\t\n]/u).map(asciiMarks) : [];
  const codes = cells.filter((cell) => /[a-z-]/iu.test(cell) && /\d/u.test(cell) && !isShortenedNumber(cell));
  const numbers = cells.filter((cell) => /^\d{4,}$/u.test(cell));
  const meant = codes.length > 0 ? codes : numbers;
  return meant.map((cell) => ({ text: format === 'CODE39' ? cell.toUpperCase() : cell, format }));
}

/** An article number in the format that carries it. */
function articleReadings(number: string): readonly BarcodeReading[] {
  const format = articleFormat(number);
  return format === undefined ? [] : [{ text: number, format }];
}

/** One article number whose own check digit is right, also without leading zeros. */
function numberReadings(digits: string, typedFor: BarcodeFormat): readonly BarcodeReading[] {
  if (!hasArticleCheckDigit(digits)) return [];
  const shorter = [13, 12].filter((length) => digits.length > length && /^0+$/u.test(digits.slice(0, -length)));
  const printed = [digits, ...shorter.map((length) => digits.slice(-length))].flatMap(articleReadings);
  return typedFor === 'GS1128' ? [...elementReadings(`(01)${digits}`), ...printed] : printed;
}

/** A number of a list, in the typed format if that is not for article numbers, else in the format of its length. */
function partReadings(number: string, typedFor: BarcodeFormat): readonly BarcodeReading[] {
  if (typedFor === 'GS1128') return elementReadings(`(01)${number}`);
  const isOpen = barcodeFormats[typedFor].check !== 'gs1' && parseBarcodeText(number, typedFor).ok;
  return isOpen ? [{ text: number, format: typedFor }] : articleReadings(number);
}

/**
 * What a text that `parseBarcodeText` rejects may mean, the most likely first, three at most; to be offered, never
 * taken without asking. Every reading is valid. There is none for a wrong check digit, because any digit may be the
 * wrong one, or for a number shortened by a spreadsheet (see `isShortenedNumber`).
 *
 * - In the same format: capitals, ASCII in place of typographic marks and full-width letters, digits without the marks
 *   between them, the name before them (`ISBN 978-…`) or the unit after them, a code without its Korean name
 *   (`품번: A-1`), a text without the asterisks of a Code 39 font, a zero that makes the number of digits even, the UPC-A
 *   of a UPC-E, and elements of GS1-128 without spaces, with the zeros of their number, with its identifier or the
 *   parentheses around it, and with dates of six digits.
 * - In another format: an article number of another length, with or without leading zeros, or with letters in place of
 *   digits if the check digit then matches; an ISBN or ISSN; GS1-128 elements, also as a scanner writes them, among
 *   other words of a label, or without parentheses if the number of a shipment or trade item confirms them, or a date
 *   in a text for GS1-128; content that only Code 128 can carry.
 * - Each article number of a list or a row of a table, before the whole text, or else the cells of that row that look
 *   like codes.
 *
 * @example
 * barcodeReadings('96385074', 'EAN13')
 * // [{ text: '96385074', format: 'EAN8' }, { text: '96385074', format: 'CODE128' }]
 */
export function barcodeReadings(text: string, format: BarcodeFormat): readonly BarcodeReading[] {
  const parsed = parseBarcodeText(text, format);
  if (parsed.ok || UNREAD.has(parsed.failure.code) || text.length > MAX_PASTED_UNITS) return [];
  if (isShortenedNumber(text)) return [];
  const { characters, isPaired } = barcodeFormats[format];
  const plain = asciiMarks(text);
  const isElements = ELEMENTS.test(plain.replace(UNOPENED, '('));
  const digits = plain
    .replace(NAME, '')
    .replace(ITEM, '')
    .replace(EMPTY_DECIMALS, '$1')
    .replace(UNIT, '')
    .replaceAll(/[\s\-.,'"]/gu, '');
  const isNumber = /^\d+X?$/iu.test(digits);
  const unmarked = characters === 'code39' ? plain.replace(STARRED, '$1') : plain;
  const typed = characters === 'digits' && isNumber ? digits : unmarked;
  const meant = digits.replaceAll(LIKE_ZERO, '0').replaceAll(LIKE_ONE, '1').replaceAll(LIKE_THREE, '3');
  const single = numberReadings(publicationNumber(plain) ?? meant, format);
  const labeled = writtenElements(labelElements(text, format));
  const elements = parseBarcodeText(labeled, 'GS1128').ok ? labeled : '';
  const listed = isElements || single.length > 0 ? [] : articleNumbers(plain);
  const numbers = listed.filter((number) => !elements.includes(number));
  const isScanned = plain.search(FNC1_FORMS) !== -1 && parseBarcodeText(plain, 'GS1128').ok;
  const candidates: readonly BarcodeReading[] = [
    { text: isScanned ? plain : elements, format: 'GS1128' },
    ...numbers.flatMap((number) => partReadings(number, format)),
    { text: format === 'UPC' ? (upcNumber(plain) ?? typed) : typed, format },
    ...(NOT_ASCII.test(plain) ? [{ text: plain.replace(NAME, ''), format }] : []),
    ...(characters === 'code39' || characters === 'ascii0To95' ? [{ text: typed.toUpperCase(), format }] : []),
    ...single,
    ...(isPaired && numbers.length === 0 ? [{ text: `0${typed}`, format }] : []),
    // Parentheses around identifiers and the names of separators are not part of a symbol.
    ...(isElements || isScanned ? [] : [{ text: plain, format: 'CODE128' } as const]),
    ...(numbers.length > 0 || format === 'GS1128' ? [] : cellReadings(text, format)),
  ];
  const valid = candidates.filter((reading) => parseBarcodeText(reading.text, reading.format).ok);
  return [...new Map(valid.map((reading) => [`${reading.format} ${reading.text}`, reading])).values()].slice(
    0,
    MAX_READINGS,
  );
}
