import { fail, ok, type Result } from '../../result/index.ts';
import { isHexColour } from './isHexColour.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** Not a color as `#rrggbb`. */
    'qr.badColour': { readonly colour: string };
  }
}

const LINEAR_UP_TO = 0.04045;

function linear(channel: number): number {
  return channel <= LINEAR_UP_TO ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * The relative luminance of a color: 0 for black, 1 for white.
 *
 * @param colour `#rrggbb`, in any case; anything else is `qr.badColour`
 * @see WCAG 2.2, relative luminance (2023-10-05, read 2026-11-20)
 * @example relativeLuminance('#ffffff') // { ok: true, value: 1 }
 */
export function relativeLuminance(colour: string): Result<number> {
  if (!isHexColour(colour)) return fail('qr.badColour', { colour });
  const channel = (start: number) => linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return ok(0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5));
}
