import { TRADE_RISK_USD } from './tradeRisk.ts';

/**
 * How long a trade is drawn, from 0 to 1: the square root of its share of the value from which trades count as extreme,
 * so that small ones stay visible beside large ones. What is larger is drawn whole.
 *
 * @param volumeUsd US dollars, zero or more
 * @example tradeSize(2_500_000) // 0.5
 */
export function tradeSize(volumeUsd: number): number {
  return Math.min(1, Math.sqrt(volumeUsd / TRADE_RISK_USD.extreme));
}
