import { roundToWhole } from '../../../exact/roundToWhole.ts';
import { parseNumber } from '../../../validate/index.ts';
import { DEFAULT_PURCHASES, MAX_PURCHASES, MIN_PURCHASES } from '../fields/tradeLimits.ts';

/** The number of purchases in a plan; `changed` where it differs from the input. */
export type Purchases = { readonly purchases: number; readonly changed: boolean };

/**
 * Parses the number of purchases; a setting never fails.
 *
 * - A fraction is dropped, then the number is clamped between {@link MIN_PURCHASES} and {@link MAX_PURCHASES}; but 1
 *   stays 1 and means the first price only.
 * - Blank text and text that is not a number mean {@link DEFAULT_PURCHASES}.
 *
 * @example parsePurchases('25') // { purchases: 20, changed: true }
 */
export function parsePurchases(text: string): Purchases {
  const typed = parseNumber(text, { field: '', unit: 'count', allowNegative: true });
  if (!typed.ok) return { purchases: DEFAULT_PURCHASES, changed: text.trim() !== '' };
  const { value } = typed;
  const whole = roundToWhole(value, 'down');
  if (whole === 1n) return { purchases: 1, changed: value.d !== 1n };
  const purchases = Math.min(Math.max(Number(whole), MIN_PURCHASES), MAX_PURCHASES);
  return { purchases, changed: value.compare(purchases) !== 0 };
}
