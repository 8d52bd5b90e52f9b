import Fraction from 'fraction.js';
import type { Exact } from '../exact/index.ts';
import { type BarcodeFormat, barcodeFormats } from './barcodeFormats.ts';

/** Pixels of one module and of the bars' height, of which 85 are 10 mm on paper. */
export const BARCODE_MODULE_PX = 3;
export const BARCODE_HEIGHT_PX = 85;
export const BARCODE_HEIGHT_MM = 10;

/** Widths count the blank margins on both sides. Millimetres are exact. */
export type BarcodeSize = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly widthMm: Exact;
  readonly heightMm: Exact;
  /** The smallest that may be printed. */
  readonly minWidthMm: Exact;
  readonly minHeightMm: Exact;
};

/**
 * How large a barcode is on the screen and on paper, and how small it may be printed.
 *
 * @param modules width of the bars in modules, without margins
 * @example barcodeSize('EAN13', 95).widthPx // 339
 */
export function barcodeSize(format: BarcodeFormat, modules: number): BarcodeSize {
  const { quietLeft, quietRight, minModuleMm, minHeightMm } = barcodeFormats[format];
  const wide = modules + quietLeft + quietRight;
  const widthPx = wide * BARCODE_MODULE_PX;
  return {
    widthPx,
    heightPx: BARCODE_HEIGHT_PX,
    widthMm: new Fraction(widthPx * BARCODE_HEIGHT_MM, BARCODE_HEIGHT_PX),
    heightMm: new Fraction(BARCODE_HEIGHT_MM),
    minWidthMm: new Fraction(minModuleMm).mul(wide),
    minHeightMm: new Fraction(minHeightMm),
  };
}
