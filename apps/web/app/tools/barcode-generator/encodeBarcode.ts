import type { BarcodeText } from '@toolbox/core/barcode';
import JsBarcode from 'jsbarcode';

/** A segment of a barcode: a character for each module, `1` for a bar, and the text below it. */
export type BarcodePart = {
  readonly modules: string;
  readonly caption: string;
  /** Whether its bars extend further down. */
  readonly isGuard: boolean;
};

type Encoding = { readonly data: string; readonly text: string; readonly options: { readonly height: number } };

/** In units of the library, used only to recognize guard bars, which are higher. */
const HEIGHT = 1;

/** What code set B of Code 128 lacks, and what only it has; set C has pairs of digits. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Code 128 carries them
const CONTROL = /[\u0000-\u001f]/gu;
const SMALL_LETTER = /[`-\x7f]/u;
const DIGIT_PAIRS = /(?:\d\d){3,}/gu;
const UNPRINTABLE = /[^ -~]/gu;

/** Symbols of Code 128 as the library writes them. */
const SHIFT_TO_A = '\u00cb';
const CODE_C = '\u00cc';
const CODE_B = '\u00cd';
/** A control character has the symbol of the character of set B this far above it. */
const SHIFTED_BY = 96;

/**
 * Writes a text in code set B, with a shift for each control character.
 *
 * The library selects code sets itself, but shifts out of set C, where a shift is the digits 98: its bars for `12⇥a`
 * cannot be read. It does so only where a text has small letters, control characters and digits.
 */
function inSetB(text: string): string {
  return text
    .replace(CONTROL, (control) => SHIFT_TO_A + String.fromCharCode(control.charCodeAt(0) + SHIFTED_BY))
    .replace(DIGIT_PAIRS, `${CODE_C}$&${CODE_B}`);
}

function selectSets({ drawAs, text }: BarcodeText): { readonly format: string; readonly data: string } {
  const needsShifts = drawAs === 'CODE128' && text.search(CONTROL) !== -1 && SMALL_LETTER.test(text);
  return needsShifts ? { format: 'CODE128B', data: inSetB(text) } : { format: drawAs, data: text };
}

/**
 * Encodes the text of a barcode as bars.
 *
 * A segment without bars is a caption to the left or right of them.
 *
 * @param caption shown below the bars instead of the text
 */
export function encodeBarcode(barcode: BarcodeText, caption?: string): readonly BarcodePart[] {
  const { format, data } = selectSets(barcode);
  const target: { encodings?: readonly Encoding[] } = {};
  const shown = caption ?? (data === barcode.text ? undefined : barcode.text.replace(UNPRINTABLE, ''));
  JsBarcode(target, data, {
    format,
    ean128: barcode.ean128,
    height: HEIGHT,
    ...(shown !== undefined && { text: shown }),
  });
  return (target.encodings ?? []).map(({ data: modules, text: written, options }) => ({
    modules,
    caption: written,
    isGuard: options.height > HEIGHT,
  }));
}
