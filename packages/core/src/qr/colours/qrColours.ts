import { ok, type Result } from '../../result/index.ts';
import { luminanceContrast } from './luminanceContrast.ts';
import { relativeLuminance } from './relativeLuminance.ts';

/** The contrast of two colors, and whether a scanner may fail on them. */
export type QrColours = {
  /** 1 for equal colors, 21 for black and white. */
  readonly ratio: number;
  /** Too little contrast for a reader in poor light. */
  readonly isLow: boolean;
  /** Light modules on a dark background, which many readers do not support. */
  readonly isInverted: boolean;
};

/** Below a ratio of 4:1, readers fail in poor light and on glossy paper. */
export const MIN_QR_CONTRAST = 4;

/**
 * Whether a QR code in two colors can be scanned.
 *
 * Both as `#rrggbb`; anything else is `qr.badColour`.
 *
 * @example qrColours('#ffffff', '#000000') // { ok: true, value: { ratio: 21, isLow: false, isInverted: true } }
 */
export function qrColours(foreground: string, background: string): Result<QrColours> {
  const front = relativeLuminance(foreground);
  if (!front.ok) return front;
  const back = relativeLuminance(background);
  if (!back.ok) return back;
  const ratio = luminanceContrast(front.value, back.value);
  return ok({ ratio, isLow: ratio < MIN_QR_CONTRAST, isInverted: front.value > back.value });
}
