import type { RiskLevel } from '../feed/index.ts';
import { isMovementValue } from './isMovementValue.ts';
import { ownerExchange } from './ownerExchange.ts';
import type { WhaleMovement, WhaleType } from './whaleMovement.ts';

/** The time window of the page, in hours. */
export const WHALE_WINDOW_HOURS = 6;
/** The time window of the statistics, in milliseconds. */
export const WHALE_WINDOW_MS = WHALE_WINDOW_HOURS * 3_600_000;

/** The movements of one token. */
export type TokenTotal = { readonly token: string; readonly count: number; readonly usdValue: number };

/** Counts and sums of the last hours, in US dollars. */
export type WhaleStatistics = {
  readonly windowHours: number;
  readonly totalTransactions: number;
  readonly totalUsdValue: number;
  readonly largestUsdValue: number;
  readonly byType: Readonly<Partial<Record<WhaleType, number>>>;
  /** Largest value first. */
  readonly byToken: readonly TokenTotal[];
  readonly byRisk: Readonly<Record<RiskLevel, number>>;
  /** Transfers to an exchange from elsewhere, in US dollars. */
  readonly exchangeInflowUsd: number;
  /** Transfers from an exchange to elsewhere, in US dollars. */
  readonly exchangeOutflowUsd: number;
};

/** Sums of decimals are rounded to the cent. */
function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Counts and totals of the movements of the last {@link WHALE_WINDOW_HOURS} hours.
 *
 * A movement with an impossible value is not counted. Transfers inside one exchange are neither inflow nor outflow; a
 * transfer between two exchanges is both.
 *
 * @param now milliseconds since 1970
 * @example whaleStatistics([], Date.UTC(2026, 10, 20)) // { totalTransactions: 0, totalUsdValue: 0, … }
 */
export function whaleStatistics(movements: readonly WhaleMovement[], now: number): WhaleStatistics {
  const since = now - WHALE_WINDOW_MS;
  const byType: Partial<Record<WhaleType, number>> = {};
  const byRisk: Record<RiskLevel, number> = { extreme: 0, high: 0, medium: 0, low: 0 };
  const tokens = new Map<string, TokenTotal>();
  let [count, total, largest, inflow, outflow] = [0, 0, 0, 0, 0];
  for (const { type, token, usdValue, risk, from, to, timestamp } of movements) {
    if (Date.parse(timestamp) < since || !isMovementValue(usdValue)) continue;
    count += 1;
    total += usdValue;
    largest = Math.max(largest, usdValue);
    byType[type] = (byType[type] ?? 0) + 1;
    byRisk[risk] += 1;
    const sum = tokens.get(token) ?? { token, count: 0, usdValue: 0 };
    tokens.set(token, { token, count: sum.count + 1, usdValue: sum.usdValue + usdValue });
    const [source, target] = [ownerExchange(from), ownerExchange(to)];
    if (type !== 'transfer' || source === target) continue;
    if (target !== undefined) inflow += usdValue;
    if (source !== undefined) outflow += usdValue;
  }
  return {
    windowHours: WHALE_WINDOW_HOURS,
    totalTransactions: count,
    totalUsdValue: cents(total),
    largestUsdValue: cents(largest),
    byType,
    byToken: [...tokens.values()]
      .map((sum) => ({ ...sum, usdValue: cents(sum.usdValue) }))
      .sort((one, other) => other.usdValue - one.usdValue),
    byRisk,
    exchangeInflowUsd: cents(inflow),
    exchangeOutflowUsd: cents(outflow),
  };
}
