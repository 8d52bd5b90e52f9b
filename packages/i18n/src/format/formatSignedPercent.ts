const PLACES = 2;

/** Percent with its sign and two decimals; nothing is neither more nor less. @example formatSignedPercent(2.08) // '+2.08%' */
export function formatSignedPercent(value: number): string {
  const shown = Math.abs(value).toFixed(PLACES);
  if (Number(shown) === 0) return `${shown}%`;
  return `${value < 0 ? '-' : '+'}${shown}%`;
}
