import { parseNumber } from '../validate/index.ts';
import { DEFAULT_PURCHASES, MAX_PURCHASES, MIN_PURCHASES } from './tradeForms.ts';

/** How many purchases a plan has; `changed` where that is not what was typed. */
export type Purchases = { readonly purchases: number; readonly changed: boolean };

/**
 * Reads the number of purchases; a setting never fails.
 *
 * - A fraction is dropped, then the number is kept between {@link MIN_PURCHASES} and {@link MAX_PURCHASES}; but 1 stays
 *   1 and means the first price alone.
 * - Nothing typed and text that is no number mean {@link DEFAULT_PURCHASES}.
 *
 * @example parsePurchases('25') // { purchases: 20, changed: true }
 */
export function parsePurchases(text: string): Purchases {
  const typed = parseNumber(text, { field: '', unit: 'count', allowNegative: true });
  if (!typed.ok) return { purchases: DEFAULT_PURCHASES, changed: text.trim() !== '' };
  const { value } = typed;
  const whole = (value.s * value.n) / value.d;
  if (whole === 1n) return { purchases: 1, changed: value.d !== 1n };
  const purchases =
    whole < BigInt(MIN_PURCHASES) ? MIN_PURCHASES : whole > BigInt(MAX_PURCHASES) ? MAX_PURCHASES : Number(whole);
  return { purchases, changed: value.compare(purchases) !== 0 };
}
