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

/**
 * Encodes the text of a barcode as bars.
 *
 * A segment without bars is a caption to the left or right of them.
 *
 * @param caption shown below the bars instead of the text
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
