import { groupDecimal } from './groupDecimal.ts';
import { numberFormatter } from './numberFormatter.ts';

const rounded = numberFormatter({ maximumFractionDigits: 0 });

/**
 * Groups the digits of a whole number, or of another one after rounding it: the same in both languages. Whole numbers
 * need no format of the engine, which most pages would create for them alone. @example formatWhole(1234567n) //
 * '1,234,567'
 */
export function formatWhole(value: bigint | number): string {
  const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value);
  return isWhole ? groupDecimal(String(value)) : rounded(value);
}

const BYTES_PER_STEP = 1000;
const BYTE_UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A size in bytes, decimal units, one digit after the point from 1 kB. @example formatBytes(1530) // '1.5 kB' */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= BYTES_PER_STEP && step < BYTE_UNITS.length - 1) {
    size /= BYTES_PER_STEP;
    step += 1;
  }
  return `${step === 0 ? size : size.toFixed(1)} ${BYTE_UNITS[step]}`;
}
