import { parseExact } from '../exact/index.ts';
import { DEFAULT_DECIMAL_PLACES, MAX_DECIMAL_PLACES } from './tradeForms.ts';

/**
 * Reads how many decimal places a result is to show: a whole number from 0 to {@link MAX_DECIMAL_PLACES}.
 *
 * Anything else, blank too, means {@link DEFAULT_DECIMAL_PLACES}; a setting never fails.
 *
 * @example parseDecimalPlaces('9') // 2
 */
export function parseDecimalPlaces(text: string): number {
  const places = parseExact(text);
  const fits =
    places.ok && places.value.d === 1n && places.value.compare(0) >= 0 && places.value.compare(MAX_DECIMAL_PLACES) <= 0;
  return fits ? Number(places.value.n) : DEFAULT_DECIMAL_PLACES;
}
