/** How large a trade or a movement is, in four steps. */
export type RiskLevel = 'extreme' | 'high' | 'medium' | 'low';

/** US dollars from which a live trade is of a risk level. */
export const TRADE_RISK_USD = { extreme: 10_000_000, high: 5_000_000, medium: 1_000_000 } as const;

/**
 * How large a live trade is, by its value in US dollars. The limit itself belongs to the higher level.
 *
 * @example tradeRisk(5_000_000) // 'high'
 */
export function tradeRisk(volumeUsd: number): RiskLevel {
  if (volumeUsd >= TRADE_RISK_USD.extreme) return 'extreme';
  if (volumeUsd >= TRADE_RISK_USD.high) return 'high';
  return volumeUsd >= TRADE_RISK_USD.medium ? 'medium' : 'low';
}
