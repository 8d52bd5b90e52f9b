import { parseNumber } from '../../../validate/index.ts';
import { MAX_DECIMAL_PLACES } from './tradeLimits.ts';

/**
 * Parses the number of decimal places of a result: a whole number from 0 to {@link MAX_DECIMAL_PLACES}.
 *
 * Anything else, including blank text, is undefined: the amount decides (see `averagePlaces`). A setting never fails.
 *
 * @example parseDecimalPlaces('9') // undefined
 */
export function parseDecimalPlaces(text: string): number | undefined {
  const places = parseNumber(text, { field: '', unit: 'count' });
  const fits =
    places.ok && places.value.d === 1n && places.value.compare(0) >= 0 && places.value.compare(MAX_DECIMAL_PLACES) <= 0;
  return fits ? Number(places.value.n) : undefined;
}
