/** A symbology that barcodes are drawn in. */
export type BarcodeFormat =
  | 'CODE128'
  | 'CODE128A'
  | 'CODE128B'
  | 'CODE128C'
  | 'GS1128'
  | 'EAN13'
  | 'EAN8'
  | 'EAN5'
  | 'EAN2'
  | 'UPC'
  | 'CODE39'
  | 'ITF14'
  | 'ITF'
  | 'MSI'
  | 'MSI10'
  | 'MSI11'
  | 'MSI1010'
  | 'MSI1110'
  | 'pharmacode';

/**
 * Which characters a format carries: all of ASCII; ASCII up to `_` (capitals and control characters); printable
 * ASCII; the 82 of GS1; capitals, digits and `-. $/+%`; digits alone.
 */
export type BarcodeCharacters = 'ascii' | 'ascii0To95' | 'ascii32To127' | 'gs1' | 'code39' | 'digits';

/**
 * How the check digits work. `gs1`: one digit that may be typed or is added. `mod10` and the others: one or two
 * digits that are always appended to the typed text.
 */
export type BarcodeCheck = 'none' | 'gs1' | 'mod10' | 'mod11' | 'mod1010' | 'mod1110';

/** What a format can carry and how it is drawn. */
export type BarcodeRule = {
  /** The name of the format in jsbarcode. */
  readonly drawAs: string;
  readonly characters: BarcodeCharacters;
  /** Number of characters that may be typed, including a typed check digit. */
  readonly minLength: number;
  readonly maxLength: number;
  /** Only an even number of characters can be encoded. */
  readonly isPaired: boolean;
  readonly check: BarcodeCheck;
  readonly example: string;
  /** Quiet zone: blank modules required on each side. */
  readonly quietLeft: number;
  readonly quietRight: number;
  /** Millimeters, as decimal text: the narrowest module and the lowest bars that may be printed. */
  readonly minModuleMm: string;
  readonly minHeightMm: string;
};

/**
 * The maximum length of formats without a fixed one, in characters. Code 128 of this length is 18 cm wide at the
 * narrowest module, about what a sheet of A4 holds; `barcodeSize` reports a wider one.
 */
export const MAX_OPEN_LENGTH = 80;
/** Data characters of a GS1-128 symbol, identifiers and separators counted (GS1 General Specifications 5.4.4.3). */
export const MAX_GS1_LENGTH = 48;
/** The lowest number a Pharmacode carries. */
export const MIN_PHARMACODE = 3;
/** The highest number a Pharmacode carries. */
export const MAX_PHARMACODE = 131_070;

const OPEN = {
  minLength: 1,
  maxLength: MAX_OPEN_LENGTH,
  isPaired: false,
  check: 'none',
  quietLeft: 10,
  quietRight: 10,
  minModuleMm: '0.191',
  minHeightMm: '5',
} as const;
const CODE128 = { ...OPEN, drawAs: 'CODE128', example: 'Toolbox-128' } as const;
const MSI = {
  ...OPEN,
  drawAs: 'MSI',
  characters: 'digits',
  example: '1234567',
  quietLeft: 12,
  quietRight: 12,
} as const;
const RETAIL = { characters: 'digits', isPaired: false, minModuleMm: '0.264', minHeightMm: '18.28' } as const;
const CARTON = { ...OPEN, minModuleMm: '0.495', minHeightMm: '31.75' } as const;

/**
 * Every format that the generator offers, in the order of its list.
 *
 * Sizes: GS1 General Specifications for EAN, UPC, ITF-14 and GS1-128 (size guide of 2026-04-29, read 2026-11-20);
 * 7.5 mil and 5 mm, the usual limits of readers, for the open formats; the standard bar of the maker for pharmacode.
 */
export const barcodeFormats: Readonly<Record<BarcodeFormat, BarcodeRule>> = {
  CODE128: { ...CODE128, characters: 'ascii' },
  CODE128A: { ...CODE128, drawAs: 'CODE128A', characters: 'ascii0To95', example: 'TOOLBOX-128' },
  CODE128B: { ...CODE128, drawAs: 'CODE128B', characters: 'ascii32To127' },
  CODE128C: { ...CODE128, drawAs: 'CODE128C', characters: 'digits', minLength: 2, isPaired: true, example: '123456' },
  GS1128: {
    ...CARTON,
    drawAs: 'CODE128',
    characters: 'gs1',
    minLength: 3,
    maxLength: MAX_GS1_LENGTH,
    example: '(01)08801234567893(10)A1',
  },
  EAN13: {
    ...RETAIL,
    drawAs: 'EAN13',
    minLength: 12,
    maxLength: 13,
    check: 'gs1',
    example: '8801234567893',
    quietLeft: 11,
    quietRight: 7,
  },
  EAN8: {
    ...RETAIL,
    drawAs: 'EAN8',
    minLength: 7,
    maxLength: 8,
    check: 'gs1',
    example: '96385074',
    quietLeft: 7,
    quietRight: 7,
    minHeightMm: '14.58',
  },
  EAN5: {
    ...RETAIL,
    drawAs: 'EAN5',
    minLength: 5,
    maxLength: 5,
    check: 'none',
    example: '54495',
    quietLeft: 7,
    quietRight: 5,
  },
  EAN2: {
    ...RETAIL,
    drawAs: 'EAN2',
    minLength: 2,
    maxLength: 2,
    check: 'none',
    example: '53',
    quietLeft: 7,
    quietRight: 5,
  },
  UPC: {
    ...RETAIL,
    drawAs: 'UPC',
    minLength: 11,
    maxLength: 12,
    check: 'gs1',
    example: '036000291452',
    quietLeft: 9,
    quietRight: 9,
  },
  CODE39: { ...OPEN, drawAs: 'CODE39', characters: 'code39', example: 'TOOLBOX 39' },
  ITF14: {
    ...CARTON,
    drawAs: 'ITF14',
    characters: 'digits',
    minLength: 13,
    maxLength: 14,
    check: 'gs1',
    example: '15400141288763',
  },
  ITF: { ...OPEN, drawAs: 'ITF', characters: 'digits', minLength: 2, isPaired: true, example: '123456' },
  MSI,
  MSI10: { ...MSI, check: 'mod10' },
  MSI11: { ...MSI, check: 'mod11' },
  MSI1010: { ...MSI, check: 'mod1010' },
  MSI1110: { ...MSI, check: 'mod1110' },
  pharmacode: {
    ...OPEN,
    drawAs: 'pharmacode',
    characters: 'digits',
    maxLength: MAX_PHARMACODE.toString().length,
    example: '1234',
    quietLeft: 12,
    quietRight: 12,
    minModuleMm: '0.5',
    minHeightMm: '8',
  },
};
