import type { Amount } from './exact.ts';
import { type RoundingMode, roundExact } from './roundExact.ts';

/** How an exact number is written: places, rounding and groups of three digits. */
export type FormatExactOptions = {
  /** Maximum decimal places; the value is rounded there. */
  readonly places: number;
  /** Minimum decimal places, zeros included. Equal to `places` by default. */
  readonly minPlaces?: number;
  readonly mode?: RoundingMode;
  /** Whether to put a comma between groups of three digits. Off by default. */
  readonly group?: boolean;
};

function groupThrees(digits: string): string {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let start = first; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3));
  return groups.join(',');
}

/**
 * Writes an exact number in plain decimal digits: no exponent, no negative zero, no float noise.
 *
 * @example formatExact(exact('1234.5'), { places: 2, group: true }) // '1,234.50'
 */
export function formatExact(
  value: Amount,
  { places, minPlaces = places, mode, group = false }: FormatExactOptions,
): string {
  const rounded = roundExact(value, places, mode);
  const digits = ((rounded.n * 10n ** BigInt(places)) / rounded.d).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  let fraction = digits.slice(digits.length - places);
  while (fraction.length > minPlaces && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  const sign = rounded.s < 0n ? '-' : '';
  return `${sign}${group ? groupThrees(whole) : whole}${fraction === '' ? '' : `.${fraction}`}`;
}
