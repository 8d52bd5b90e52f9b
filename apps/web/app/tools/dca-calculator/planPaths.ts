/** The picture is drawn on a square of this side and stretched to the room it gets. */
export const CHART_SIDE = 100;

export type PlanPaths = {
  /** A level stretch for each purchase. */
  readonly steps: string;
  /** From the middle of each purchase to the middle of the next. */
  readonly averages: string;
};

/** Two lines over the same purchases, as paths of an SVG: the higher the price, the smaller its y. */
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
