import { ok, type Result } from '../../result/index.ts';
import { luminanceContrast } from './luminanceContrast.ts';
import { relativeLuminance } from './relativeLuminance.ts';

/**
 * The contrast of two colors: from 1 for equal colors to 21 for black and white, in either order.
 *
 * Both as `#rrggbb`, in any case; anything else is `qr.badColour`.
 *
 * @see WCAG 2.2, contrast ratio (2023-10-05, read 2026-11-20)
 * @example contrastRatio('#000000', '#ffffff') // { ok: true, value: 21 }
 */
export function contrastRatio(foreground: string, background: string): Result<number> {
  const front = relativeLuminance(foreground);
  if (!front.ok) return front;
  const back = relativeLuminance(background);
  return back.ok ? ok(luminanceContrast(front.value, back.value)) : back;
}
