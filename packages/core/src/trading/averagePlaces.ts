import { type Amount, exact } from '../exact/index.ts';
import { placesFor } from './placesFor.ts';
import { DEFAULT_DECIMAL_PLACES } from './tradeForms.ts';

/** What is left of a price below 1. */
const SMALL_PRICE_DIGITS = 6;

/**
 * How many decimal places an amount of the average price calculator is shown with, at least and at most.
 *
 * - Told: exactly so many, but as many as it takes that an amount is never shown as 0.
 * - Otherwise {@link DEFAULT_DECIMAL_PLACES}, and up to {@link SMALL_PRICE_DIGITS} digits of what is below 1.
 *
 * @param told see `parseDecimalPlaces`
 * @example averagePlaces(exact('0.00001234'), undefined) // { places: 10, minPlaces: 2 }
 */
export function averagePlaces(
  amount: Amount,
  told: number | undefined,
): { readonly places: number; readonly minPlaces: number } {
  const value = exact(amount);
  if (told !== undefined) {
    const places = placesFor(value, told, value.abs().compare(1) < 0 ? 1 : 0);
    return { places, minPlaces: told };
  }
  const significant = value.abs().compare(1) < 0 ? SMALL_PRICE_DIGITS : 1;
  return { places: placesFor(value, DEFAULT_DECIMAL_PLACES, significant), minPlaces: DEFAULT_DECIMAL_PLACES };
}
