import type { Language } from '../catalog.ts';
import { formatWon } from './formatWon.ts';

/** From here a fraction of a won says nothing. */
const WHOLE_FROM = 1000;
const MAX_DIGITS = 6;

/** The price of one coin in won: whole, or with a fraction where it is cheap. @example formatKrwPrice(870.5, 'ko') // '870.5원' */
export function formatKrwPrice(value: number, language: Language): string {
  const digits = Math.abs(value) < WHOLE_FROM ? { maximumSignificantDigits: MAX_DIGITS } : { maximumFractionDigits: 0 };
  const shown = value.toLocaleString('en-US', digits);
  return formatWon(shown, language);
}

const RATE_PLACES = 2;

/** Won for one dollar, as banks quote it. @example formatKrwRate(1447.5, 'ko') // '1,447.50원' */
export function formatKrwRate(value: number, language: Language): string {
  const shown = value.toLocaleString('en-US', {
    minimumFractionDigits: RATE_PLACES,
    maximumFractionDigits: RATE_PLACES,
  });
  return formatWon(shown, language);
}
