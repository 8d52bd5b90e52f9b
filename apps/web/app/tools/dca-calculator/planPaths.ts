/** The chart is drawn in a square of this size and stretched to the available space. */
export const CHART_SIDE = 100;

export type PlanPaths = {
  /** A horizontal segment for each purchase. */
  readonly steps: string;
  /** From the middle of each purchase to the middle of the next. */
  readonly averages: string;
};

/** Two lines over the same purchases, as SVG paths: the higher the price, the smaller its y. */
export function planPaths(prices: readonly number[], averages: readonly number[]): PlanPaths {
  const highest = Math.max(...prices);
  const lowest = Math.min(...prices);
  const width = CHART_SIDE / prices.length;
  const y = (price: number) =>
    highest === lowest ? CHART_SIDE / 2 : ((highest - price) / (highest - lowest)) * CHART_SIDE;
  const steps = prices.map(
    (price, index) => `${index === 0 ? 'M' : 'L'}${width * index} ${y(price)}H${width * (index + 1)}`,
  );
  const points = averages.map((average, index) => `${width * (index + 0.5)} ${y(average)}`);
  return { steps: steps.join(''), averages: `M${points.join('L')}` };
}
