import { fail, ok, type Result } from '../result/index.ts';
import { plainCharacters } from '../validate/plainCharacters.ts';
import {
  type BarcodeCharacters,
  type BarcodeFormat,
  type BarcodeRule,
  barcodeFormats,
  MAX_PHARMACODE,
  MIN_PHARMACODE,
} from './barcodeFormats.ts';
import { type BarcodeCheckDigits, checkBarcodeDigits } from './checkBarcodeDigits.ts';
import { FNC1, gs1ElementString } from './gs1ElementString.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Nothing to draw. */
    'barcode.blank': Readonly<Record<never, never>>;
    /**
     * The format cannot encode this character; `position` counts the characters of the given text from 1, `code` is for
     * invisible ones.
     */
    'barcode.badCharacter': { readonly character: string; readonly code: string; readonly position: number };
    /** The format has capital letters only and would silently change the text; `upper` is the text it would encode. */
    'barcode.lowerCase': { readonly upper: string };
    'barcode.badLength': { readonly min: number; readonly max: number; readonly length: number };
    /** The format has exactly this many characters. */
    'barcode.wrongLength': { readonly expected: number; readonly length: number };
    /** Digits are encoded in pairs. */
    'barcode.oddLength': { readonly length: number };
    /** The number is outside the range of the format. */
    'barcode.outOfRange': { readonly min: number; readonly max: number };
  }
}

/** The input for the drawing library. */
export type BarcodeText = {
  readonly format: BarcodeFormat;
  /** The library's name of the symbology. */
  readonly drawAs: string;
  /** The text to encode, check digits included. */
  readonly text: string;
  /** GS1-128: the library inserts the leading separator that marks the symbol. */
  readonly ean128: boolean;
  /** Null where the text of the format has no check digits. */
  readonly check: BarcodeCheckDigits | null;
};

/** Typed in place of the GS1-128 separator; other formats have no separator. */
export const FNC1_MARK = '\\F';

/**
 * The separator of GS1-128 as it is typed, and as scanners and the programs that read them write it; and what they
 * write before the elements of a symbol to name its symbology.
 */
export const FNC1_FORMS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what scanners write
  /(?<!\S)\](?:C1|e0|d2|Q3)|\\F|\\x1D|\\u001D|\^\]|[\u001d\u241d]|[<{[](?:GS|FNC1)[>}\]]/giu;

const ALLOWED: Readonly<Record<BarcodeCharacters, RegExp>> = {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Code 128 carries them
  ascii: /^[\u0000-\u007f]$/,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: code set A carries them
  ascii0To95: /^[\u0000-_]$/,
  ascii32To127: /^[ -\u007f]$/,
  gs1: /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]$/,
  code39: /^[0-9A-Z\-. $/+%]$/,
  digits: /^[0-9]$/,
};

/** Article numbers are printed and listed in groups: 880 1234-567893. */
const GROUPED_FORMATS: ReadonlySet<BarcodeFormat> = new Set(['EAN13', 'EAN8', 'EAN5', 'EAN2', 'UPC', 'ITF14']);
const GROUP_MARK = /[\s-]/gu;

const MARK = /\\F/gu;
const SMALL_LETTER = /^[a-z]$/;

function marksOf(format: BarcodeFormat): RegExp {
  return format === 'GS1128' ? FNC1_FORMS : MARK;
}

/** The text to encode: without marks, and for an article number without what groups its digits. */
function plainText(text: string, format: BarcodeFormat): string {
  const typed = text.replaceAll(marksOf(format), '').trim();
  return GROUPED_FORMATS.has(format) ? plainCharacters(typed).replaceAll(GROUP_MARK, '') : typed;
}

/** The position of the first character to encode that is not allowed, counted from 1 in the text as it was typed. */
function badPosition(text: string, format: BarcodeFormat, allowed: RegExp): number {
  const isGrouped = GROUPED_FORMATS.has(format);
  const { source, flags } = marksOf(format);
  let position = 1;
  let isLeading = true;
  for (const [part, mark] of text.matchAll(new RegExp(`(${source})|.`, `${flags}s`))) {
    const encoded: string = isGrouped || isLeading || mark !== undefined ? plainText(part, format) : part;
    if ([...encoded].some((character) => !allowed.test(character))) break;
    isLeading &&= encoded === '';
    position += mark?.length ?? 1;
  }
  return position;
}

function checkCharacters(text: string, plain: string, format: BarcodeFormat): Result<string> {
  const { characters } = barcodeFormats[format];
  const allowed = ALLOWED[characters];
  const typed = [...plain];
  const character = typed.find((each) => !allowed.test(each));
  if (character === undefined) return ok(plain);
  if (characters === 'code39' && typed.every((other) => allowed.test(other) || SMALL_LETTER.test(other))) {
    return fail('barcode.lowerCase', { upper: plain.toUpperCase() });
  }
  const code = `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  return fail('barcode.badCharacter', { character, code, position: badPosition(text, format, allowed) });
}

function checkLength(text: string, { minLength: min, maxLength: max, isPaired }: BarcodeRule): Result<string> {
  const { length } = text;
  if (length < min || length > max) {
    return min === max
      ? fail('barcode.wrongLength', { expected: min, length })
      : fail('barcode.badLength', { min, max, length });
  }
  return isPaired && length % 2 === 1 ? fail('barcode.oddLength', { length }) : ok(text);
}

function pharmacodeNumber(text: string): Result<string> {
  const value = Number(text);
  return value < MIN_PHARMACODE || value > MAX_PHARMACODE
    ? fail('barcode.outOfRange', { min: MIN_PHARMACODE, max: MAX_PHARMACODE })
    : ok(value.toString());
}

/**
 * Parses and completes the text of a barcode for one format.
 *
 * - The mark `\F` is removed, except for GS1-128, where it is a separator, as are the forms in which scanners and their
 *   programs write one (U+001D, `<GS>`, `^]` and others; `]C1` before the elements is dropped); then surrounding spaces
 *   are dropped. The rest must not be empty (`barcode.blank`).
 * - Then, first match wins: `barcode.badCharacter` (`barcode.lowerCase` where capitals would do), `barcode.badLength`
 *   (`barcode.wrongLength` where there is only one), `barcode.oddLength`, `barcode.outOfRange`, and the failures of the
 *   check digits and of GS1 elements.
 * - Spaces and hyphens between the digits of an article number are dropped, full-width digits become ASCII.
 * - Nothing else is changed silently: only a missing check digit is added, and `check` says so. A pharmacode loses its
 *   leading zeros, which it cannot carry.
 *
 * @example
 * parseBarcodeText('8801234567893', 'EAN13').ok // true
 * parseBarcodeText('8801234567890', 'EAN13')
 * // { ok: false, failure: { code: 'barcode.wrongCheckDigit', facts: { expected: '3', given: '0' } } }
 */
export function parseBarcodeText(text: string, format: BarcodeFormat): Result<BarcodeText> {
  const rule = barcodeFormats[format];
  const plain = plainText(text, format);
  if (plain === '') return fail('barcode.blank', {});
  const carried = checkCharacters(text, plain, format);
  if (!carried.ok) return carried;
  const isGs1 = format === 'GS1128';
  const meant = isGs1 ? gs1ElementString(text.trim().replaceAll(FNC1_FORMS, FNC1)) : carried;
  if (!meant.ok) return meant;
  const measured = checkLength(meant.value, rule);
  if (!measured.ok) return measured;
  const ranged = format === 'pharmacode' ? pharmacodeNumber(plain) : measured;
  if (!ranged.ok) return ranged;
  const checked = checkBarcodeDigits(ranged.value, rule);
  return checked.ok ? ok({ format, drawAs: rule.drawAs, ean128: isGs1, ...checked.value }) : checked;
}
