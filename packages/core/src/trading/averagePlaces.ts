import { type Amount, exact } from '../exact/index.ts';
import { placesFor } from './placesFor.ts';

/** Decimal places of the average price calculator, by default; small prices show more. */
export const DEFAULT_DECIMAL_PLACES = 2;

/** Significant digits of a price below 1. */
const SMALL_PRICE_DIGITS = 6;

/**
 * The minimum and maximum decimal places of an amount in the average price calculator.
 *
 * - With `requested`: exactly that many, but enough that an amount is never shown as 0.
 * - Otherwise {@link DEFAULT_DECIMAL_PLACES}, and up to six significant digits below 1.
 *
 * @param requested see `parseDecimalPlaces`
 * @example averagePlaces(exact('0.00001234'), undefined) // { places: 10, minPlaces: 2 }
 */
export function averagePlaces(
  amount: Amount,
  requested: number | undefined,
): { readonly places: number; readonly minPlaces: number } {
  const value = exact(amount);
  if (requested !== undefined) {
    return { places: placesFor(value, requested, 1), minPlaces: requested };
  }
  const significant = value.abs().compare(1) < 0 ? SMALL_PRICE_DIGITS : 1;
  return { places: placesFor(value, DEFAULT_DECIMAL_PLACES, significant), minPlaces: DEFAULT_DECIMAL_PLACES };
}
