const HUNDREDTHS = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * A percentage with its sign and two decimals, never in exponential notation; zero has no sign.
 *
 * @example formatSignedPercent(2.08) // '+2.08%'
 */
export function formatSignedPercent(value: number): string {
  const shown = HUNDREDTHS.format(Math.abs(value));
  if (Number(shown) === 0) return `${shown}%`;
  return `${value < 0 ? '−' : '+'}${shown}%`;
}
