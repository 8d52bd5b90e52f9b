import { isRecord, type Risk } from '../feed/index.ts';
import { WHALE_TYPES, type WhaleMovement, type WhaleType } from './whaleMovement.ts';
import { whaleRisk } from './whaleRisk.ts';
import type { WhaleStatistics } from './whaleStatistics.ts';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function isWhaleType(value: unknown): value is WhaleType {
  return WHALE_TYPES.some((type) => type === value);
}

/** Writes a movement with the field names of the published contract. */
export function toTelegramWhale(movement: WhaleMovement): Readonly<Record<string, unknown>> {
  return {
    id: movement.id,
    type: movement.type,
    token: movement.token,
    amount: movement.amount,
    usd_value: movement.usdValue,
    from: movement.from ?? null,
    to: movement.to ?? null,
    blockchain: movement.blockchain ?? null,
    tx_hash: movement.txHash ?? null,
    tx_url: movement.txUrl ?? null,
    message_url: movement.messageUrl,
    timestamp: movement.timestamp,
    risk: movement.risk,
  };
}

function parseMovement(item: unknown): WhaleMovement | undefined {
  if (!isRecord(item)) return undefined;
  const [id, token, messageUrl, timestamp] = [item['id'], item['token'], item['message_url'], item['timestamp']].map(
    text,
  );
  const [coins, usdValue] = [amount(item['amount']), amount(item['usd_value'])];
  const { type } = item;
  if (id === undefined || token === undefined || timestamp === undefined || !isWhaleType(type)) return undefined;
  if (coins === undefined || usdValue === undefined || Number.isNaN(Date.parse(timestamp))) return undefined;
  return {
    id,
    type,
    token,
    amount: coins,
    usdValue,
    from: text(item['from']),
    to: text(item['to']),
    blockchain: text(item['blockchain']),
    txHash: text(item['tx_hash']),
    txUrl: text(item['tx_url']),
    messageUrl: messageUrl ?? '',
    timestamp,
    risk: whaleRisk(usdValue),
  };
}

/**
 * Reads the answer of `/api/telegram-whale/transactions`: the movements, or `undefined` unless its success flag is true.
 * Entries that make no sense are left out; the risk is counted again from the value.
 */
export function parseTelegramTransactions(body: unknown): readonly WhaleMovement[] | undefined {
  if (!isRecord(body) || body['success'] !== true || !Array.isArray(body['data'])) return undefined;
  return body['data'].flatMap((item) => parseMovement(item) ?? []);
}

/** Writes the statistics with the field names of the published contract. */
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

const RISKS: readonly Risk[] = ['extreme', 'high', 'medium', 'low'];

/** Reads the answer of `/api/telegram-whale/statistics`; `undefined` unless its success flag is true. */
export function parseTelegramStatistics(
  body: unknown,
): (WhaleStatistics & { readonly lastUpdate: string | undefined }) | undefined {
  if (!isRecord(body) || body['success'] !== true || !isRecord(body['data'])) return undefined;
  const { data } = body;
  const count = (record: unknown, key: string) => (isRecord(record) ? amount(record[key]) : undefined) ?? 0;
  const byType = WHALE_TYPES.map((type) => [type, count(data['by_type'], type)] as const).filter(
    ([, many]) => many > 0,
  );
  const [extreme = 0, high = 0, medium = 0, low = 0] = RISKS.map((risk) => count(data['by_risk'], risk));
  const tokens = Array.isArray(data['by_token']) ? data['by_token'] : [];
  return {
    windowHours: count(data, 'window_hours'),
    totalTransactions: count(data, 'total_transactions'),
    totalUsdValue: count(data, 'total_usd_value'),
    largestUsdValue: count(data, 'largest_usd_value'),
    byType: Object.fromEntries(byType),
    byToken: tokens.flatMap((item) => {
      const token = isRecord(item) ? text(item['token']) : undefined;
      return token === undefined ? [] : [{ token, count: count(item, 'count'), usdValue: count(item, 'usd_value') }];
    }),
    byRisk: { extreme, high, medium, low },
    exchangeInflowUsd: count(data, 'exchange_inflow_usd'),
    exchangeOutflowUsd: count(data, 'exchange_outflow_usd'),
    lastUpdate: text(data['last_update']),
  };
}
