import type { Language } from '../catalog.ts';
import { formatWhole } from './formatWhole.ts';
import { formatWon } from './formatWon.ts';
import { numberFormatter } from './numberFormatter.ts';

/** From this amount, a fraction of a won is not shown. */
const WHOLE_FROM = 1000;
const MAX_DIGITS = 6;
const formatCheap = numberFormatter({ maximumSignificantDigits: MAX_DIGITS });

/**
 * The price of one coin in won: whole, or with a fraction where it is cheap.
 *
 * @example formatKrwPrice(870.5, 'ko') // '870.5원'
 */
export function formatKrwPrice(value: number, language: Language): string {
  return formatWon(Math.abs(value) < WHOLE_FROM ? formatCheap(value) : formatWhole(value), language);
}

/**
 * The difference of two prices in won: whole as the prices are, or with their decimals where they are cheap. A
 * difference below half a won is never zero.
 *
 * @param price the price that the difference is shown beside
 * @example formatKrwDifference(0.2, 870.2, 'ko') // '0.2원'
 */
export function formatKrwDifference(difference: number, price: number, language: Language): string {
  const size = Math.abs(difference);
  if (price >= WHOLE_FROM && (size === 0 || size >= 0.5)) return formatWon(difference, language);
  // As many decimals as the price has, and at least one digit.
  const digits = MAX_DIGITS + Math.floor(Math.log10(size)) - Math.floor(Math.log10(price));
  const format = numberFormatter({ maximumSignificantDigits: Math.max(1, digits) });
  return formatWon(format(difference), language);
}

const RATE_PLACES = 2;
const formatRate = numberFormatter({ minimumFractionDigits: RATE_PLACES, maximumFractionDigits: RATE_PLACES });

/**
 * Won for one dollar, as banks quote it.
 *
 * @example formatKrwRate(1447.5, 'ko') // '1,447.50원'
 */
export function formatKrwRate(value: number, language: Language): string {
  return formatWon(formatRate(value), language);
}
