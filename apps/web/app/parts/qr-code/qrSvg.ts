import { isHexColour } from '@toolbox/core/qr';
import type { SvgPicture } from '../picture/svgPicture.ts';
import type { QrCode } from './encodeQr.ts';

export type QrLook = {
  /** Blank modules on each side. */
  readonly margin: number;
  /** `#rrggbb` */
  readonly foreground: string;
  readonly background: string;
};

/** Supported by every reader: black on white, with the margin of the standard. */
export const PLAIN_QR: QrLook = { margin: 4, foreground: '#000000', background: '#ffffff' };

/** Where the modules are in a picture, in the units of its view box. */
type Placement = {
  /** The side of the view box. */
  readonly box: number;
  /** The left and the upper edge of the first module. */
  readonly at: number;
  /** The side of a module. */
  readonly size: number;
};

/** The dark modules as one path: a rectangle for each run in a row. */
function darkRuns({ modules, dots }: QrCode, { at, size }: Placement): string {
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      const start = column;
      while (column < modules && dots[row * modules + column]) column += 1;
      const length = column - start;
      if (length > 0) path += `M${at + start * size} ${at + row * size}h${length * size}v${size}h-${length * size}z`;
    }
  }
  return path;
}

function drawing(code: QrCode, look: QrLook, side: number, placement: Placement): string {
  const { box } = placement;
  if (!isHexColour(look.foreground) || !isHexColour(look.background)) throw new RangeError('Colors are #rrggbb');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${box} ${box}"`;
  const ground = `<path fill="${look.background}" d="M0 0h${box}v${box}h-${box}z"/>`;
  const dark = `<path fill="${look.foreground}" d="${darkRuns(code, placement)}"/>`;
  return `${head} shape-rendering="crispEdges">${ground}${dark}</svg>`;
}

/**
 * A QR code as vectors, scalable without loss: a module is one unit, and the margin is exact.
 *
 * @param side width and height that the file states, in pixels
 */
export function qrSvg(code: QrCode, look: QrLook, side: number): string {
  return drawing(code, look, side, { box: code.modules + 2 * look.margin, at: look.margin, size: 1 });
}

/** The pixels per module in an image: an integer, at least one. */
export function qrModulePixels({ modules }: QrCode, { margin }: QrLook, side: number): number {
  return Math.max(1, Math.floor(side / (modules + 2 * margin)));
}

/**
 * A QR code aligned to a pixel grid: every module has the same integer number of pixels, so that none is blurred. The
 * remainder widens the margin.
 *
 * @param wanted width and height in pixels; the image is larger where its modules and margins need more, as in the
 *   preview of a page that is zoomed out
 */
export function qrPixels(code: QrCode, look: QrLook, wanted: number): SvgPicture {
  const side = Math.max(wanted, code.modules + 2 * look.margin);
  const size = qrModulePixels(code, look, side);
  const at = Math.floor((side - code.modules * size) / 2);
  return { svg: drawing(code, look, side, { box: side, at, size }), width: side, height: side };
}
