import type { Language } from '../catalog.ts';

/** From here a fraction of a won says nothing. */
const WHOLE_FROM = 1000;
const MOST_DIGITS = 6;

/** The price of one coin in won: whole, or with a fraction where it is cheap. @example formatKrwPrice(870.5, 'ko') // '870.5원' */
export function formatKrwPrice(value: number, language: Language): string {
  const digits =
    Math.abs(value) < WHOLE_FROM ? { maximumSignificantDigits: MOST_DIGITS } : { maximumFractionDigits: 0 };
  const shown = value.toLocaleString('en-US', digits);
  return language === 'ko' ? `${shown}원` : `₩${shown}`;
}
