import { type Exact, formatExact, type RoundingMode } from '@toolbox/core/exact';

const HOUR_PLACES = 3;
const PERCENT_PLACES = 4;
const HOURLY_WON_PLACES = 2;

/**
 * Hours, weeks and factors.
 *
 * @example formatHours(exact('208.56')) // '208.56'
 */
export function formatHours(hours: Exact): string {
  return formatExact(hours, { places: HOUR_PLACES, minPlaces: 0, group: true });
}

/**
 * A rate in percent, without its sign.
 *
 * @example formatPercent(exact('9.7174')) // '9.7174'
 */
export function formatPercent(percent: Exact): string {
  return formatExact(percent, { places: PERCENT_PLACES, minPlaces: 0 });
}

/**
 * Won per hour, which may have a fraction.
 *
 * @example formatHourlyWon(exact('9882.5')) // '9,882.5'
 */
export function formatHourlyWon(won: Exact, mode: RoundingMode = 'halfUp'): string {
  return formatExact(won, { places: HOURLY_WON_PLACES, minPlaces: 0, group: true, mode });
}
