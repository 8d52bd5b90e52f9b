import { type BarcodeFormat, barcodeFormats } from '@toolbox/core/barcode';
import type { BarcodePart } from './encodeBarcode.ts';

/** Everything in modules, from the left edge of the picture. */
export type BarcodeLayout = {
  /** Width of the bars alone. */
  readonly modules: number;
  /** Width of the picture, including the margins. */
  readonly width: number;
  readonly bars: readonly { readonly x: number; readonly width: number; readonly isGuard: boolean }[];
  readonly captions: readonly {
    readonly x: number;
    readonly anchor: 'start' | 'middle' | 'end';
    readonly text: string;
  }[];
};

const RUN = /1+/g;
const TRAILING_BLANKS = /(?<!0)0+$/;

/** Places the bars between the margins of the format, and the captions below and beside them. */
export function layoutBarcode(format: BarcodeFormat, parts: readonly BarcodePart[]): BarcodeLayout {
  const { quietLeft, quietRight } = barcodeFormats[format];
  const drawn = parts.filter(({ modules }) => modules.includes('1'));
  // Some formats end with the gap between two characters; after the last one it belongs to the margin.
  const trailing = TRAILING_BLANKS.exec(drawn.at(-1)?.modules ?? '')?.[0].length ?? 0;
  const modules = drawn.reduce((sum, part) => sum + part.modules.length, -trailing);
  const width = quietLeft + modules + quietRight;
  const bars: BarcodeLayout['bars'][number][] = [];
  const captions: BarcodeLayout['captions'][number][] = [];
  let at = quietLeft;
  for (const part of parts) {
    if (!drawn.includes(part)) {
      const isFirst = at === quietLeft;
      captions.push({ x: isFirst ? 0 : width, anchor: isFirst ? 'start' : 'end', text: part.caption });
      continue;
    }
    for (const run of part.modules.matchAll(RUN)) {
      bars.push({ x: at + run.index, width: run[0].length, isGuard: part.isGuard });
    }
    if (part.caption !== '') captions.push({ x: at + part.modules.length / 2, anchor: 'middle', text: part.caption });
    at += part.modules.length;
  }
  return { modules, width, bars, captions };
}
