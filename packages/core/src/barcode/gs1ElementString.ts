import { daysInMonth } from '../dates/daysInMonth.ts';
import { fail, ok, type Result } from '../result/index.ts';
import { gs1CheckDigit } from './gs1CheckDigit.ts';
import { isArticleNumber } from './isArticleNumber.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** GS1-128 text starts with an application identifier: two to four digits, in parentheses or bare. */
    'barcode.noIdentifier': { readonly example: string };
    /** The data of this application identifier must have exactly this many digits, or start with so many. */
    'barcode.gs1Digits': { readonly identifier: string; readonly digits: number };
    /** The data of this application identifier has at most so many characters. */
    'barcode.gs1Length': { readonly identifier: string; readonly max: number; readonly length: number };
    /** The data of this application identifier is a date, YYMMDD, and this is not a valid date. */
    'barcode.gs1Date': { readonly identifier: string; readonly date: string };
    /** The check digit is wrong; a serial number may follow it. */
    'barcode.wrongCheckDigit': { readonly expected: string; readonly given: string };
  }
}

/** The separator of GS1-128, as jsbarcode writes it. */
export const FNC1 = '\u00cf';

const EXAMPLE = '(01)08801234567893';
/**
 * Parentheses may be part of the data, except those beside a digit, which may be misplaced ones of an identifier.
 */
const ELEMENT = /\((\d{2,4})\)((?:[^()]|\((?!\d)|(?<!\d)\))+)/g;
const BRACKETED = new RegExp(`^(?:${ELEMENT.source})+$`);
/** Two digits of an identifier, but not one whose opening parenthesis is missing. */
const BARE = /^\d{2}(?!\d{0,2}\))/;
const STARTS_BARE = /^\d{2}/;

/** Total digits of identifier and data, by the first two digits; no separator follows such an element. */
const PREDEFINED_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      ['00', 20],
      ['01 02 03', 16],
      ['04', 18],
      ['11 12 13 14 15 16 17 18 19', 8],
      ['20', 4],
      ['31 32 33 34 35 36', 10],
      ['41', 16],
    ] as const
  ).flatMap(([starts, length]) => starts.split(' ').map((start) => [start, length] as const)),
);

/** The most characters of data, by identifier: those in common use of the table in section 3.2. */
const MAX_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      ['30 37', 8],
      ['10 21 22 420', 20],
      ['90 240 241 250 251 400 401 403', 30],
      ['91 92 93 94 95 96 97 98 99', 90],
    ] as const
  ).flatMap(([identifiers, max]) => identifiers.split(' ').map((identifier) => [identifier, max] as const)),
);

/** Identifiers of a predefined length whose data ends in a check digit: shipment, trade item and location numbers. */
const CHECKED = /^(?:0[0-3]|41\d)$/;

/** Digits that the data starts with. */
type Gs1Key = {
  readonly digits: number;
  /** The number of leading digits that end with the check digit; 0 if there is no check digit. */
  readonly checked: number;
  /** The most characters of data, a serial number included. */
  readonly max: number;
};

/**
 * Shipments, service relations, trade item pieces, documents, coupons and returnable assets, and an expiry with its
 * time (section 3.2).
 */
const KEYS: ReadonlyMap<string, Gs1Key> = new Map([
  ['7003', { digits: 10, checked: 0, max: 10 }],
  ['402', { digits: 17, checked: 17, max: 17 }],
  ['8017', { digits: 18, checked: 18, max: 18 }],
  ['8018', { digits: 18, checked: 18, max: 18 }],
  ['8006', { digits: 18, checked: 14, max: 18 }],
  ['8026', { digits: 18, checked: 14, max: 18 }],
  ['253', { digits: 13, checked: 13, max: 30 }],
  ['255', { digits: 13, checked: 13, max: 25 }],
  ['8003', { digits: 14, checked: 14, max: 30 }],
]);

/** Production, due, packaging, best before, sell by, expiry. */
const DATED = /^1[1-35-7]$/;

/**
 * Two digits mean a year at most 49 before or 50 after the current year (section 7.12). As long as that range does not
 * include 2100, every fourth year is a leap year. The day may be unspecified: 00.
 */
function isDate(data: string): boolean {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((start) => Number(data.slice(start, start + 2)));
  return month >= 1 && month <= 12 && day <= daysInMonth(year + 2000, month);
}

function checkLastDigit(digits: string): Result<string> {
  const expected = gs1CheckDigit(digits.slice(0, -1));
  const given = digits.slice(-1);
  return given === expected ? ok(digits) : fail('barcode.wrongCheckDigit', { expected, given });
}

function checkPredefined(identifier: string, data: string, digits: number): Result<string> {
  if (data.length !== digits || !/^\d+$/.test(data)) return fail('barcode.gs1Digits', { identifier, digits });
  if (DATED.test(identifier) && !isDate(data)) return fail('barcode.gs1Date', { identifier, date: data });
  return CHECKED.test(identifier) ? checkLastDigit(data) : ok(data);
}

function checkVariable(identifier: string, data: string): Result<string> {
  const key = KEYS.get(identifier);
  const max = key?.max ?? MAX_LENGTHS.get(identifier);
  const { length } = data;
  const isLong = max !== undefined && length > max;
  if (key !== undefined) {
    const { digits, checked } = key;
    const start = data.slice(0, digits);
    const isKey = start.length === digits && /^\d+$/.test(start) && !(isLong && digits === max);
    if (!isKey) return fail('barcode.gs1Digits', { identifier, digits });
    const proved = checked === 0 ? undefined : checkLastDigit(start.slice(0, checked));
    if (proved?.ok === false) return proved;
  }
  return isLong ? fail('barcode.gs1Length', { identifier, max, length }) : ok(data);
}

/** The digits of an identifier whose data has a predefined length, by its first two. */
function identifierDigits(start: string): number {
  if (start === '41') return 3;
  return start.startsWith('3') ? 4 : 2;
}

/** The identifier without a predefined length at the start of an element, if its data has rules. */
function variableIdentifier(element: string): string | undefined {
  return [2, 3, 4]
    .map((digits) => element.slice(0, digits))
    .find((identifier) => KEYS.has(identifier) || MAX_LENGTHS.has(identifier));
}

/**
 * Checks elements without parentheses, up to a separator: any number of predefined length, then at most one of variable
 * length, because without a separator no element can follow it.
 *
 * @param isProved whether earlier elements show that the text has identifiers, because other digits may look like one
 */
function checkBare(elements: string, isProved: boolean): Result<string> {
  const start = elements.slice(0, 2);
  const length = PREDEFINED_LENGTHS.get(start);
  const identifier = length === undefined ? variableIdentifier(elements) : elements.slice(0, identifierDigits(start));
  if (identifier === undefined) return ok(elements);
  const rest = elements.slice(length ?? elements.length);
  // What follows such an element is an identifier; anything else belongs to data that is too long.
  const end = rest === '' || STARTS_BARE.test(rest) ? length : elements.length;
  const data = elements.slice(identifier.length, end);
  const checked =
    length === undefined
      ? checkVariable(identifier, data)
      : checkPredefined(identifier, data, length - identifier.length);
  if (checked.ok)
    return rest === '' ? checked : checkBare(rest, isProved || DATED.test(identifier) || CHECKED.test(identifier));
  return isProved || checked.failure.code === 'barcode.wrongCheckDigit'
    ? checked
    : fail('barcode.noIdentifier', { example: EXAMPLE });
}

/**
 * Converts GS1-128 text to the data of the symbol, with {@link FNC1} between elements where one is needed.
 *
 * - With parentheses, `(01)08801234567893(10)A1`: the parentheses are removed, separators are inserted, and the data is
 *   checked. Data of a predefined length or with a check digit may be `barcode.gs1Digits`, `barcode.gs1Date` or
 *   `barcode.wrongCheckDigit`; data of other common identifiers that is too long is `barcode.gs1Length`.
 * - Without parentheses the typed separators are kept; needless ones at both ends are dropped. The elements that start
 *   the text, or follow a separator or an element of predefined length, are checked in the same way. Wrong data, other
 *   than a wrong check digit, is `barcode.noIdentifier` until a separator, a valid date or a valid check digit shows
 *   that the text has identifiers.
 * - Text that does not start with an identifier, such as an article number alone, and misplaced parentheses are
 *   `barcode.noIdentifier`. Parentheses in data, as in `(10)A(B)1`, are kept.
 *
 * @param text without surrounding spaces, `FNC1` where a separator was typed
 * @see GS1 General Specifications section 7.8 (read 2026-11-20)
 * @example gs1ElementString('(10)A1(21)7') // { ok: true, value: '10A1\u00cf217' }
 */
export function gs1ElementString(text: string): Result<string> {
  const trimmed = text.replace(new RegExp(`^${FNC1}+|${FNC1}+$`, 'g'), '');
  if (!trimmed.startsWith('(')) {
    const isElement = PREDEFINED_LENGTHS.get(trimmed.slice(0, 2)) === trimmed.length;
    const startsWithIdentifier = BARE.test(trimmed) && (isElement || !isArticleNumber(trimmed.replaceAll('-', '')));
    if (!startsWithIdentifier) return fail('barcode.noIdentifier', { example: EXAMPLE });
    const parts = trimmed.split(FNC1);
    const failed = parts.map((part) => checkBare(part, parts.length > 1)).find((checked) => !checked.ok);
    return failed ?? ok(trimmed);
  }
  const bare = trimmed.replaceAll(FNC1, '');
  if (!BRACKETED.test(bare)) return fail('barcode.noIdentifier', { example: EXAMPLE });
  let elements = '';
  let separator = '';
  for (const [, identifier = '', data = ''] of bare.matchAll(ELEMENT)) {
    const length = PREDEFINED_LENGTHS.get(identifier.slice(0, 2));
    const checked =
      length === undefined
        ? checkVariable(identifier, data)
        : checkPredefined(identifier, data, length - identifier.length);
    if (!checked.ok) return checked;
    elements += `${separator}${identifier}${data}`;
    separator = length === undefined ? FNC1 : '';
  }
  return ok(elements);
}
