import { numberFormatter } from './numberFormatter.ts';

const formatHundredths = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * A number with its sign and two decimals, such as a difference in percentage points; zero has no sign.
 *
 * @example formatSignedPoints(-1.814) // '−1.81'
 */
export function formatSignedPoints(value: number): string {
  const shown = formatHundredths(Math.abs(value));
  if (Number(shown) === 0) return shown;
  return `${value < 0 ? '−' : '+'}${shown}`;
}

/**
 * A percentage with its sign and two decimals; zero has no sign.
 *
 * @example formatSignedPercent(2.08) // '+2.08%'
 */
export function formatSignedPercent(value: number): string {
  return `${formatSignedPoints(value)}%`;
}
