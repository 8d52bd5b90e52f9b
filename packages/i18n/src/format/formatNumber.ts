/** Cached: creating a format costs a hundred times as much as using one. */
const WHOLE = /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Groups the digits of a whole number: the same in both languages. @example formatWhole(1234567n) // '1,234,567' */
export function formatWhole(value: bigint | number): string {
  return WHOLE.format(value);
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
