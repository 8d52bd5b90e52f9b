import { type BarcodeFormat, barcodeFormats } from '@toolbox/core/barcode';
import type { PrintForm } from './barcodeForm.ts';

/** The paper size of three pixels a module and 85 pixels height at 216 dpi. */
const SCREEN_PRINT: PrintForm = { moduleMm: '0.353', heightMm: '10' };

function larger(one: string, other: string): string {
  return Number(one) < Number(other) ? other : one;
}

/** The paper size to start from: that of the picture on the screen, or the minimum of the format where it is larger. */
export function firstPrint(format: BarcodeFormat): PrintForm {
  const { minModuleMm, minHeightMm } = barcodeFormats[format];
  return {
    moduleMm: larger(SCREEN_PRINT.moduleMm, minModuleMm),
    heightMm: larger(SCREEN_PRINT.heightMm, minHeightMm),
  };
}
