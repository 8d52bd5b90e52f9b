const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Whole US dollars, the same in both languages. @example formatUsd(12480219.6) // '$12,480,220' */
export function formatUsd(value: number): string {
  return whole.format(value);
}

/** US dollars where room is short. @example formatUsdShort(214_600_000) // '$214.6M' */
export function formatUsdShort(value: number): string {
  return short.format(value);
}
