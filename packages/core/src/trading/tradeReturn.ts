import { type Amount, type Exact, exactFields } from '../exact/index.ts';
import { breakEvenPrice } from './breakEvenPrice.ts';

/** Prices and quantity above 0, fee from 0 to below 100 (see `parseReturnForm`). */
export type TradeInput = {
  readonly buyPrice: Amount;
  readonly quantity: Amount;
  readonly sellPrice: Amount;
  /** Fee of each side in percent of its amount. */
  readonly feePercent: Amount;
};

/** The result of buying and selling, with the fees of both. */
export type TradeReturn = {
  /** The amount paid, including the fee. */
  readonly buyCost: Exact;
  readonly buyFee: Exact;
  /** The amount received, after the fee. */
  readonly sellProceeds: Exact;
  readonly sellFee: Exact;
  /** Below 0 for a loss. */
  readonly profit: Exact;
  /** Profit in percent of the cost. */
  readonly ratePercent: Exact;
  readonly breakEvenPrice: Exact;
};

/**
 * The profit of a purchase and its sale after the fees of both sides.
 *
 * Cost = buy price × quantity × (1 + fee), proceeds = sell price × quantity × (1 − fee). Exact; nothing is rounded
 * here, and selling at the break-even price gives exactly 0.
 *
 * @example tradeReturn({ buyPrice: 100, quantity: 1, sellPrice: 110, feePercent: 0 }).ratePercent // 10
 */
export function tradeReturn(input: TradeInput): TradeReturn {
  const { buyPrice, quantity, sellPrice, feePercent } = exactFields(input);
  const bought = buyPrice.mul(quantity);
  const sold = sellPrice.mul(quantity);
  const buyFee = bought.mul(feePercent).div(100);
  const sellFee = sold.mul(feePercent).div(100);
  const buyCost = bought.add(buyFee);
  const sellProceeds = sold.sub(sellFee);
  const profit = sellProceeds.sub(buyCost);
  return {
    buyCost,
    buyFee,
    sellProceeds,
    sellFee,
    profit,
    ratePercent: profit.div(buyCost).mul(100),
    breakEvenPrice: breakEvenPrice(buyPrice, feePercent),
  };
}
