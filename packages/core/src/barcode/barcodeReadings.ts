import { plainCharacters } from '../validate/plainCharacters.ts';
import { type BarcodeFormat, barcodeFormats } from './barcodeFormats.ts';
import { gs1CheckDigit } from './gs1CheckDigit.ts';
import { hasArticleCheckDigit } from './hasArticleCheckDigit.ts';
import { parseBarcodeText } from './parseBarcodeText.ts';

/** A text that is valid in its format. */
export type BarcodeReading = { readonly text: string; readonly format: BarcodeFormat };

/** What precedes an article number on a label or in a table: ISBN 978…, 상품코드: 880…, and a spreadsheet's '880…. */
const NAME =
  /^(?:isbn(?:-1[03])?|ean(?:-?13|-?8)?|gtin(?:-?\d{1,2})?|upc(?:-?a)?|jan|바코드|상품 ?(?:코드|번호)|['"#])\s*[:：=]?\s*/iu;
/** ISO 2108 of before 2007: nine digits and a check digit, which may be X. */
const OLD_ISBN = /^\d{9}[\dX]$/iu;
/** Books have this prefix among the article numbers. */
const BOOK_PREFIX = '978';

/** The formats of article numbers, with the count of digits that names each. */
const ARTICLE_FORMATS: ReadonlyMap<number, BarcodeFormat> = new Map([
  [8, 'EAN8'],
  [12, 'UPC'],
  [13, 'EAN13'],
  [14, 'ITF14'],
]);

/** Nothing was typed, or a digit of a number is wrong and nothing says which. */
const UNREAD: ReadonlySet<string> = new Set(['barcode.blank', 'barcode.wrongCheckDigit']);
const MAX_READINGS = 3;
/** Longer text is a document. */
const MAX_UNITS = 2000;

/** Typographic marks that a text processor puts in place of those of ASCII. */
function asciiMarks(text: string): string {
  return plainCharacters(text)
    .replaceAll(/[\u2010-\u2015]/gu, '-')
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u201c\u201d]/gu, '"')
    .replaceAll(/[^\S\n]/gu, ' ');
}

/** A book number of ten digits as the article number of the book. */
function bookNumber(digits: string): string | undefined {
  if (!OLD_ISBN.test(digits)) return undefined;
  const [body, check] = [digits.slice(0, -1), digits.slice(-1).toUpperCase()];
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0) % 11;
  if (check !== (sum === 10 ? 'X' : sum.toString())) return undefined;
  const data = BOOK_PREFIX + body;
  return data + gs1CheckDigit(data);
}

/** An article number whose own check digit is right, in the formats that carry it. */
function articleReadings(digits: string): readonly BarcodeReading[] {
  const book = bookNumber(digits);
  if (book !== undefined) return [{ text: book, format: 'EAN13' }];
  if (!hasArticleCheckDigit(digits)) return [];
  const shorter = [13, 12].filter((length) => digits.length > length && /^0+$/u.test(digits.slice(0, -length)));
  return [digits, ...shorter.map((length) => digits.slice(-length))].flatMap((text) => {
    const format = ARTICLE_FORMATS.get(text.length);
    return format === undefined ? [] : [{ text, format }];
  });
}

/**
 * What a text that `parseBarcodeText` rejects may mean, the most likely first, three at most; to be offered, never
 * taken without asking. All are valid. A wrong check digit has no reading: another digit may be the wrong one.
 *
 * - In the same format: capitals, ASCII in place of typographic marks and full-width letters, digits without the marks
 *   between them or the name before them (`ISBN 978-…`), a zero that makes the number of digits even.
 * - In another format: an article number typed for another length, with or without its leading zeros, a book number of
 *   ten digits, and what only Code 128 can carry.
 *
 * @example
 * barcodeReadings('96385074', 'EAN13') // [{ text: '96385074', format: 'EAN8' }, { text: '96385074', format: 'CODE128' }]
 */
export function barcodeReadings(text: string, format: BarcodeFormat): readonly BarcodeReading[] {
  const parsed = parseBarcodeText(text, format);
  if (parsed.ok || UNREAD.has(parsed.failure.code) || text.length > MAX_UNITS) return [];
  const { characters, isPaired } = barcodeFormats[format];
  const plain = asciiMarks(text);
  const digits = plain.replace(NAME, '').replaceAll(/[\s\-.'"]/gu, '');
  const isNumber = /^\d+X?$/iu.test(digits);
  const typed = characters === 'digits' && isNumber ? digits : plain;
  const candidates: readonly BarcodeReading[] = [
    { text: typed, format },
    ...(characters === 'code39' || characters === 'ascii0To95' ? [{ text: plain.toUpperCase(), format }] : []),
    ...(isNumber ? articleReadings(digits) : []),
    ...(isPaired ? [{ text: `0${typed}`, format }] : []),
    { text: plain, format: 'CODE128' },
  ];
  const valid = candidates.filter((reading) => parseBarcodeText(reading.text, reading.format).ok);
  return [...new Map(valid.map((reading) => [`${reading.format} ${reading.text}`, reading])).values()].slice(
    0,
    MAX_READINGS,
  );
}
