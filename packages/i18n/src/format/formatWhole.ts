import { groupDecimal } from './groupDecimal.ts';

/** A half is rounded away from zero. */
function rounded(value: number): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', '∞');
  return String(BigInt(Math.sign(value) * Math.round(Math.abs(value))));
}

/**
 * A number rounded to a whole one, with grouped digits; the same in both languages.
 *
 * @example formatWhole(1234567n) // '1,234,567'
 */
export function formatWhole(value: bigint | number): string {
  return groupDecimal(typeof value === 'bigint' ? String(value) : rounded(value));
}
