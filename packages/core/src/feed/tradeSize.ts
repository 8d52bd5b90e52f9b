import { TRADE_RISK_USD } from './tradeRisk.ts';

/**
 * The length of a trade's bar, from 0 to 1: the square root of its value relative to that of extreme trades, so that
 * small ones stay visible beside large ones. Larger trades get the full length.
 *
 * @param volumeUsd US dollars, zero or more
 * @example tradeSize(2_500_000) // 0.5
 */
export function tradeSize(volumeUsd: number): number {
  return Math.min(1, Math.sqrt(volumeUsd / TRADE_RISK_USD.extreme));
}
