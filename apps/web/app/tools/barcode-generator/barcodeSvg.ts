import { BARCODE_HEIGHT_PX, BARCODE_MODULE_PX, type BarcodePrint } from '@toolbox/core/barcode';
import { type Exact, formatExact } from '@toolbox/core/exact';
import { type SvgPicture, svgText } from '../../parts/picture/svgPicture.ts';
import type { BarcodeLayout } from './layoutBarcode.ts';

/** In modules. */
const GUARD_DROP = 5;
const CAPTION_HEIGHT = 10;
const CAPTION_BASELINE = 8;
const FONT_SIZE = 8;

const MODULE = BARCODE_MODULE_PX;

/** To the micrometer. */
const written = (value: Exact) => formatExact(value, { places: 3, minPlaces: 0 });

/** Drawn in pixels, {@link MODULE} per module, independent of the size of the file. */
function drawing({ width, bars, captions }: BarcodeLayout, barHeight: string, statedSize: string): string {
  const baseline = Number(barHeight) + CAPTION_BASELINE * MODULE;
  const guardHeight = Number(barHeight) + GUARD_DROP * MODULE;
  const box = `0 0 ${width * MODULE} ${Number(barHeight) + CAPTION_HEIGHT * MODULE}`;
  const path = bars.map(({ x, width: wide, isGuard }) => {
    return `M${x * MODULE} 0h${wide * MODULE}v${isGuard ? guardHeight : barHeight}h-${wide * MODULE}z`;
  });
  const texts = captions.map(({ x, anchor, text }) => {
    return `<text x="${x * MODULE}" y="${baseline}" text-anchor="${anchor}">${svgText(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${statedSize} viewBox="${box}"`,
    ` font-family="monospace" font-size="${FONT_SIZE * MODULE}" xml:space="preserve">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<path shape-rendering="crispEdges" d="${path.join('')}"/>`,
    ...texts,
    '</svg>',
  ].join('');
}

/** A barcode for the screen: every module has the same integer number of pixels. */
export function barcodePixels(layout: BarcodeLayout): SvgPicture {
  const width = layout.width * MODULE;
  const height = BARCODE_HEIGHT_PX + CAPTION_HEIGHT * MODULE;
  return { svg: drawing(layout, `${BARCODE_HEIGHT_PX}`, `width="${width}" height="${height}"`), width, height };
}

/** A barcode for paper, in millimeters. */
export function barcodeMillimetres(layout: BarcodeLayout, { moduleMm, heightMm }: BarcodePrint): string {
  const width = written(moduleMm.mul(layout.width));
  const height = written(moduleMm.mul(CAPTION_HEIGHT).add(heightMm));
  const barHeight = written(heightMm.div(moduleMm).mul(MODULE));
  return drawing(layout, barHeight, `width="${width}mm" height="${height}mm"`);
}
