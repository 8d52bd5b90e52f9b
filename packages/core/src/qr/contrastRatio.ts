import { fail, ok, type Result } from '../result/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not a colour as `#rrggbb`. */
    'qr.badColour': { readonly colour: string };
  }
}

export type QrColours = {
  /** 1 for equal colours, 21 for black and white. */
  readonly ratio: number;
  /** Too little difference for a reader in poor light. */
  readonly isLow: boolean;
  /** Light modules on a dark ground, which many readers do not know. */
  readonly isInverted: boolean;
};

/** Readers ask for reflectances four times apart. */
export const MIN_QR_CONTRAST = 4;

const COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
const LINEAR_BELOW = 0.04045;

function linear(channel: number): number {
  return channel <= LINEAR_BELOW ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2, relative luminance: 0 for black, 1 for white. */
function luminance(colour: string): Result<number> {
  const match = COLOUR.exec(colour);
  if (match === null) return fail('qr.badColour', { colour });
  const channels = match.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255));
  return ok(WEIGHTS.reduce((sum, weight, index) => sum + weight * (channels[index] ?? 0), 0));
}

/**
 * The contrast of two colours.
 *
 * @param foreground and `background` as `#rrggbb`, in any case; anything else is `qr.badColour`
 * @returns 1 to 21, the same whichever colour comes first
 * @see WCAG 2.2, contrast ratio (2023-10-05, read 2026-11-20)
 * @example contrastRatio('#000000', '#ffffff') // { ok: true, value: 21 }
 */
export function contrastRatio(foreground: string, background: string): Result<number> {
  const front = luminance(foreground);
  if (!front.ok) return front;
  const back = luminance(background);
  if (!back.ok) return back;
  const [dark, light] = front.value < back.value ? [front.value, back.value] : [back.value, front.value];
  return ok((light + 0.05) / (dark + 0.05));
}

/**
 * Whether the two colours of a QR code can be scanned.
 *
 * @example qrColours('#ffffff', '#000000') // inverted, ratio 21
 */
export function qrColours(foreground: string, background: string): Result<QrColours> {
  const ratio = contrastRatio(foreground, background);
  const front = luminance(foreground);
  const back = luminance(background);
  if (!ratio.ok) return ratio;
  const isInverted = front.ok && back.ok && front.value > back.value;
  return ok({ ratio: ratio.value, isLow: ratio.value < MIN_QR_CONTRAST, isInverted });
}
