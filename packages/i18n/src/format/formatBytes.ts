const BYTES_PER_STEP = 1000;
const BYTE_UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/**
 * A size in bytes, decimal units, one digit after the point from 1 kB.
 *
 * @example formatBytes(1530) // '1.5 kB'
 */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= BYTES_PER_STEP && step < BYTE_UNITS.length - 1) {
    size /= BYTES_PER_STEP;
    step += 1;
  }
  return `${step === 0 ? size : size.toFixed(1)} ${BYTE_UNITS[step]}`;
}
