import { BARCODE_PRINT, type BarcodeFormat, barcodeFormats, barcodeSize } from '@toolbox/core/barcode';
import { parseBarcodePrint } from '@toolbox/core/barcode/form';
import { formatExact } from '@toolbox/core/exact';
import { describe, expect, it } from 'vitest';
import { firstPrint } from './firstPrint.ts';

const FORMATS = Object.keys(barcodeFormats) as readonly BarcodeFormat[];

describe('firstPrint', () => {
  it('is as large as on the screen where the format allows that', () => {
    const places = { places: 3, minPlaces: 0 };
    expect(firstPrint('CODE128')).toEqual({
      moduleMm: formatExact(BARCODE_PRINT.moduleMm, places),
      heightMm: formatExact(BARCODE_PRINT.heightMm, places),
    });
  });

  it('is the minimum of the format where that is larger, each side on its own', () => {
    expect(firstPrint('EAN13')).toEqual({ moduleMm: '0.353', heightMm: '18.28' });
    expect(firstPrint('ITF14')).toEqual({ moduleMm: '0.495', heightMm: '31.75' });
    expect(firstPrint('pharmacode')).toEqual({ moduleMm: '0.5', heightMm: '10' });
  });

  it.each(FORMATS)('is large enough for %s', (format) => {
    const print = parseBarcodePrint(firstPrint(format), { moduleMm: 'm', heightMm: 'h' });
    if (!print.ok) throw new Error('not a size');
    const size = barcodeSize(format, 95, print.value);
    expect([size.isTooNarrow, size.isTooLow]).toEqual([false, false]);
  });
});
