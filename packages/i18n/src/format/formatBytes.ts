import type { Language } from '../catalog.ts';

const BYTES_PER_STEP = 1000;
/** From here on it would be rounded to 1000.0. */
const NEXT_STEP = 999.95;
const BYTE_UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/**
 * A size in bytes, decimal units, one digit after the point from 1 kB. In Korean a number is attached to its unit.
 *
 * @example formatBytes(1530, 'en') // '1.5 kB'
 */
export function formatBytes(bytes: number, language: Language): string {
  let size = bytes;
  let step = 0;
  while (size >= NEXT_STEP && step < BYTE_UNITS.length - 1) {
    size /= BYTES_PER_STEP;
    step += 1;
  }
  return `${step === 0 ? size : size.toFixed(1)}${language === 'ko' ? '' : ' '}${BYTE_UNITS[step]}`;
}
