import { parseNumber } from '../validate/index.ts';
import { MAX_DECIMAL_PLACES } from './tradeForms.ts';

/**
 * Reads how many decimal places a result is to show: a whole number from 0 to {@link MAX_DECIMAL_PLACES}.
 *
 * Anything else, blank too, is undefined: the amount itself decides (see `averagePlaces`). A setting never fails.
 *
 * @example parseDecimalPlaces('9') // undefined
 */
export function parseDecimalPlaces(text: string): number | undefined {
  const places = parseNumber(text, { field: '', unit: 'count' });
  const fits =
    places.ok && places.value.d === 1n && places.value.compare(0) >= 0 && places.value.compare(MAX_DECIMAL_PLACES) <= 0;
  return fits ? Number(places.value.n) : undefined;
}
