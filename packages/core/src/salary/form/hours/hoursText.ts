import { type Exact, exact, formatExact } from '../../../exact/index.ts';

const MINUTES = 60n;

/**
 * Hours as the fields for hours read them: with two decimals, or in hours and minutes where these are exact and the
 * decimals are not.
 *
 * @example hoursText(exact(20).div(3)) // '6:40'
 */
export function hoursText(hours: Exact): string {
  const decimal = formatExact(hours, { places: 2, minPlaces: 0 });
  const { n, d } = hours.mul(MINUTES);
  if (d !== 1n || exact(decimal).equals(hours)) return decimal;
  return `${n / MINUTES}:${String(n % MINUTES).padStart(2, '0')}`;
}
