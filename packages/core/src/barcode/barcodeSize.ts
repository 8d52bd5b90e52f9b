import { type Exact, exact, roundExact } from '../exact/index.ts';
import { type BarcodeFormat, barcodeFormats } from './barcodeFormats.ts';

/** The width of one module on the screen, in pixels. */
export const BARCODE_MODULE_PX = 3;
/** The height of the bars on the screen, in pixels. */
export const BARCODE_HEIGHT_PX = 85;
/** The height of the bars by default, in millimeters. */
export const BARCODE_HEIGHT_MM = 10;

/** The wanted size of a barcode on paper: one module, and the height of the bars. */
export type BarcodePrint = { readonly moduleMm: Exact; readonly heightMm: Exact };

/** The printable width of a sheet of A4 with the usual margins of 1 cm, in millimeters. */
export const BARCODE_PAPER_MM = 190;

/** The size on paper that matches the one on the screen. */
export const BARCODE_PRINT: BarcodePrint = {
  moduleMm: exact(BARCODE_MODULE_PX * BARCODE_HEIGHT_MM).div(BARCODE_HEIGHT_PX),
  heightMm: exact(BARCODE_HEIGHT_MM),
};

/** Widths count the blank margins on both sides. Millimeters are exact. */
export type BarcodeSize = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly widthMm: Exact;
  readonly heightMm: Exact;
  /** The smallest that may be printed. */
  readonly minWidthMm: Exact;
  readonly minHeightMm: Exact;
  /** Printed narrower or lower than the format allows. */
  readonly isTooNarrow: boolean;
  readonly isTooLow: boolean;
  /** Wider than {@link BARCODE_PAPER_MM}: the printer cuts it, or makes it smaller. */
  readonly isTooWide: boolean;
  /**
   * The widest module, in hundredths of a millimeter, at which it fits on the paper; undefined where that is narrower
   * than the format allows.
   */
  readonly fittingModuleMm: Exact | undefined;
};

/**
 * How large a barcode is on the screen and on paper, and how small it may be printed.
 *
 * @param modules width of the bars in modules, without margins
 * @param print the size wanted on paper; {@link BARCODE_PRINT} by default
 * @example barcodeSize('EAN13', 95).widthPx // 339
 */
export function barcodeSize(
  format: BarcodeFormat,
  modules: number,
  { moduleMm, heightMm }: BarcodePrint = BARCODE_PRINT,
): BarcodeSize {
  const rule = barcodeFormats[format];
  const wide = modules + rule.quietLeft + rule.quietRight;
  const widthMm = moduleMm.mul(wide);
  const minWidthMm = exact(rule.minModuleMm).mul(wide);
  const minHeightMm = exact(rule.minHeightMm);
  const fitting = roundExact(exact(BARCODE_PAPER_MM).div(wide), 2, 'down');
  return {
    widthPx: wide * BARCODE_MODULE_PX,
    heightPx: BARCODE_HEIGHT_PX,
    widthMm,
    heightMm,
    minWidthMm,
    minHeightMm,
    isTooNarrow: widthMm.compare(minWidthMm) < 0,
    isTooLow: heightMm.compare(minHeightMm) < 0,
    isTooWide: widthMm.compare(BARCODE_PAPER_MM) > 0,
    fittingModuleMm: fitting.compare(exact(rule.minModuleMm)) < 0 ? undefined : fitting,
  };
}
