import { type Exact, exact } from '../exact/index.ts';
import { type TradeInput, tradeReturn } from './tradeReturn.ts';

/** The sell prices in the table of outcomes, as percentages above or below the buy price. */
export const SCENARIO_STEPS_PERCENT: readonly number[] = [-20, -10, -5, -1, 0, 1, 5, 10, 20];

/** The result of selling at one price. */
export type ReturnScenario = {
  readonly changePercent: number;
  readonly sellPrice: Exact;
  readonly profit: Exact;
  readonly ratePercent: Exact;
};

/**
 * The outcomes of the same trade at several sell prices around its buy price.
 *
 * @param steps distances from the buy price in percent, above −100; {@link SCENARIO_STEPS_PERCENT} by default
 * @example
 * returnScenarios({ buyPrice: 100, quantity: 1, feePercent: 0 }, [-10, 0, 10]).map(({ profit }) => profit)
 * // [-10, 0, 10]
 */
export function returnScenarios(
  trade: Omit<TradeInput, 'sellPrice'>,
  steps: readonly number[] = SCENARIO_STEPS_PERCENT,
): readonly ReturnScenario[] {
  return steps.map((changePercent) => {
    const sellPrice = exact(trade.buyPrice)
      .mul(100 + changePercent)
      .div(100);
    const { profit, ratePercent } = tradeReturn({ ...trade, sellPrice });
    return { changePercent, sellPrice, profit, ratePercent };
  });
}
