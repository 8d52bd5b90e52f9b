import { type BarcodeFormat, barcodeFormats, parseBarcodeText } from '@toolbox/core/barcode';
import { parseBarcodePrint } from '@toolbox/core/barcode/form';
import { describe, expect, it } from 'vitest';
import { barcodeMillimetres, barcodePixels } from './barcodeSvg.ts';
import { encodeBarcode } from './encodeBarcode.ts';
import { layoutBarcode } from './layoutBarcode.ts';

const FORMATS = Object.keys(barcodeFormats) as readonly BarcodeFormat[];

function layoutOf(format: BarcodeFormat, text = barcodeFormats[format].example, caption?: string) {
  const parsed = parseBarcodeText(text, format);
  if (!parsed.ok) throw new Error(parsed.failure.code);
  return layoutBarcode(format, encodeBarcode(parsed.value, caption));
}

describe.each(FORMATS)('%s', (format) => {
  const layout = layoutOf(format);
  const { quietLeft, quietRight } = barcodeFormats[format];

  it('stands between its blank margins', () => {
    const [first] = layout.bars;
    const last = layout.bars.at(-1);
    expect(layout.width).toBe(quietLeft + layout.modules + quietRight);
    expect(first?.x).toBe(quietLeft);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(quietLeft + layout.modules);
  });

  it('is drawn in whole pixels', () => {
    const { svg, width, height } = barcodePixels(layout);
    expect([width, height]).toEqual([layout.width * 3, 115]);
    expect(svg).not.toMatch(/ d="[^"]*\./);
  });
});

describe('captions', () => {
  const captionsOf = (format: BarcodeFormat, text?: string, caption?: string) =>
    layoutOf(format, text, caption).captions.map(({ text: written, anchor }) => `${anchor} ${written}`);

  it('stand beside and beneath the bars of goods', () => {
    expect(captionsOf('EAN13')).toEqual(['start 8', 'middle 801234', 'middle 567893']);
    expect(captionsOf('UPC')).toEqual(['start 0', 'middle 36000', 'middle 29145', 'end 2']);
    expect(captionsOf('EAN8')).toEqual(['middle 9638', 'middle 5074']);
    expect(captionsOf('CODE128')).toEqual(['middle Toolbox-128']);
  });

  it('keep the brackets of GS1-128', () => {
    expect(captionsOf('GS1128', '(10)A1(21)7', '(10)A1(21)7')).toEqual(['middle (10)A1(21)7']);
  });

  it('cannot be markup', () => {
    const { svg } = barcodePixels(layoutOf('CODE128', '</text><script>'));
    expect(svg).toContain('>&lt;/text&gt;&lt;script&gt;</text>');
  });
});

describe('on paper', () => {
  const print = (moduleMm: string, heightMm: string) => {
    const parsed = parseBarcodePrint({ moduleMm, heightMm }, { moduleMm: 'm', heightMm: 'h' });
    if (!parsed.ok) throw new Error('not a size');
    return parsed.value;
  };

  it('has the printed size in millimeters', () => {
    const svg = barcodeMillimetres(layoutOf('EAN13'), print('0.33', '22.85'));
    expect(svg).toContain('width="37.29mm" height="26.15mm" viewBox="0 0 339 237.727"');
  });
});
