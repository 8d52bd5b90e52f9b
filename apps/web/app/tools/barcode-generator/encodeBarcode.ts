import type { BarcodeText } from '@toolbox/core/barcode';
import JsBarcode from 'jsbarcode';

/** A stretch of a barcode: a character for each module, `1` for a bar, and what is written beneath. */
export type BarcodePart = {
  readonly modules: string;
  readonly caption: string;
  /** Its bars reach further down. */
  readonly isGuard: boolean;
};

type Encoding = { readonly data: string; readonly text: string; readonly options: { readonly height: number } };

/** In units of the library, which are not used for drawing: guards are told by being higher. */
const HEIGHT = 1;

/**
 * Turns the text of a barcode into its bars.
 *
 * A part without bars is a caption beside them, left or right.
 *
 * @param caption what is written beneath in place of the text itself
 */
export function encodeBarcode({ drawAs, text, ean128 }: BarcodeText, caption?: string): readonly BarcodePart[] {
  const target: { encodings?: readonly Encoding[] } = {};
  JsBarcode(target, text, { format: drawAs, ean128, height: HEIGHT, ...(caption !== undefined && { text: caption }) });
  return (target.encodings ?? []).map(({ data, text: written, options }) => ({
    modules: data,
    caption: written,
    isGuard: options.height > HEIGHT,
  }));
}
