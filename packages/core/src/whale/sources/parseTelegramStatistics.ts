import type { RiskLevel } from '../../feed/index.ts';
import { isRecord } from '../../validate/index.ts';
import { WHALE_TYPES } from '../whaleMovement.ts';
import type { WhaleStatistics } from '../whaleStatistics.ts';
import { optionalMeasure } from './optionalMeasure.ts';
import { optionalText } from './optionalText.ts';

/**
 * Serializes the statistics with the field names of the published contract.
 *
 * @example
 * toTelegramStatistics(whaleStatistics([], 0), undefined)
 * // { total_transactions: 0, total_usd_value: 0, last_update: null, … }
 */
export function toTelegramStatistics(
  statistics: WhaleStatistics,
  lastUpdate: string | undefined,
): Readonly<Record<string, unknown>> {
  return {
    window_hours: statistics.windowHours,
    total_transactions: statistics.totalTransactions,
    total_usd_value: statistics.totalUsdValue,
    largest_usd_value: statistics.largestUsdValue,
    by_type: statistics.byType,
    by_token: statistics.byToken.map(({ token, count, usdValue }) => ({ token, count, usd_value: usdValue })),
    by_risk: statistics.byRisk,
    exchange_inflow_usd: statistics.exchangeInflowUsd,
    exchange_outflow_usd: statistics.exchangeOutflowUsd,
    last_update: lastUpdate ?? null,
  };
}

/**
 * Parses the response of `/api/telegram-whale/statistics`; `undefined` unless its success flag is true.
 *
 * @example parseTelegramStatistics({ success: false }) // undefined
 */
export function parseTelegramStatistics(
  body: unknown,
): (WhaleStatistics & { readonly lastUpdate: string | undefined }) | undefined {
  if (!isRecord(body) || body['success'] !== true || !isRecord(body['data'])) return undefined;
  const { data } = body;
  const count = (record: unknown, key: string) => (isRecord(record) ? optionalMeasure(record[key]) : undefined) ?? 0;
  const byType = WHALE_TYPES.map((type) => [type, count(data['by_type'], type)] as const).filter(
    ([, many]) => many > 0,
  );
  const atRisk = (level: RiskLevel) => count(data['by_risk'], level);
  const tokens = Array.isArray(data['by_token']) ? data['by_token'] : [];
  return {
    windowHours: count(data, 'window_hours'),
    totalTransactions: count(data, 'total_transactions'),
    totalUsdValue: count(data, 'total_usd_value'),
    largestUsdValue: count(data, 'largest_usd_value'),
    byType: Object.fromEntries(byType),
    byToken: tokens.flatMap((item) => {
      const token = isRecord(item) ? optionalText(item['token']) : undefined;
      return token === undefined ? [] : [{ token, count: count(item, 'count'), usdValue: count(item, 'usd_value') }];
    }),
    byRisk: { extreme: atRisk('extreme'), high: atRisk('high'), medium: atRisk('medium'), low: atRisk('low') },
    exchangeInflowUsd: count(data, 'exchange_inflow_usd'),
    exchangeOutflowUsd: count(data, 'exchange_outflow_usd'),
    lastUpdate: optionalText(data['last_update']),
  };
}
