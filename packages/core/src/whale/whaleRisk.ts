import type { RiskLevel } from '../feed/index.ts';

/** US dollars from which a transfer on a chain is of a risk level. */
export const WHALE_RISK_USD = { extreme: 100_000_000, high: 50_000_000, medium: 20_000_000 } as const;

/**
 * The risk level of a transfer, by its value in US dollars alone. The limit itself belongs to the higher level.
 *
 * @example whaleRisk(20_000_000) // 'medium'
 */
export function whaleRisk(usdValue: number): RiskLevel {
  if (usdValue >= WHALE_RISK_USD.extreme) return 'extreme';
  if (usdValue >= WHALE_RISK_USD.high) return 'high';
  return usdValue >= WHALE_RISK_USD.medium ? 'medium' : 'low';
}
