import { isRecord } from '../../validate/index.ts';
import { isMeasure } from '../isMeasure.ts';
import { isMovementValue } from '../isMovementValue.ts';
import type { WhaleTransfer } from '../whaleTransfer.ts';
import { optionalText } from './optionalText.ts';

/** The transfers found on Ethereum, and how current they are. */
export type WhaleAlert = {
  readonly transactions: readonly WhaleTransfer[];
  /** ISO 8601, or `undefined` before the first scan. */
  readonly lastScanTime: string | undefined;
  readonly totalCount: number;
  /** Whether the chain has not been scanned for long. */
  readonly stale: boolean;
  /** How the server reaches the chain; `undefined` where it is not specified. */
  readonly state: ChainState | undefined;
};

/** No scan has finished yet; two nodes agree; only one node responds, so nothing is confirmed; none responds. */
export const CHAIN_STATES = ['starting', 'live', 'unconfirmed', 'unreachable'] as const;

/** The state of the chain. */
export type ChainState = (typeof CHAIN_STATES)[number];

function parseTransfer(item: unknown): WhaleTransfer | undefined {
  if (!isRecord(item)) return undefined;
  const { id, coin, amount, usdValue, from, to, timestamp, txHash, type } = item;
  if (typeof id !== 'string' || typeof coin !== 'string' || typeof txHash !== 'string') return undefined;
  if (!isMeasure(amount) || !isMovementValue(usdValue)) return undefined;
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return undefined;
  return {
    id,
    coin,
    amount,
    value: isMovementValue(item['value']) ? item['value'] : usdValue / 1_000_000,
    usdValue,
    estimated: item['estimated'] === true,
    from,
    to,
    fromLabel: optionalText(item['fromLabel']),
    toLabel: optionalText(item['toLabel']),
    timestamp,
    txHash,
    type: optionalText(type) ?? 'transfer',
  };
}

/**
 * Parses the response of `/api/crypto/whale-alert`. Without transactions, the list is empty, the time undefined and
 * the count 0; invalid entries are dropped.
 *
 * @example
 * parseWhaleAlert({ transactions: [], last_scan_time: null, total_count: 0, stale: false, state: 'live' })
 * // { transactions: [], lastScanTime: undefined, totalCount: 0, stale: false, state: 'live' }
 */
export function parseWhaleAlert(body: unknown): WhaleAlert {
  if (!isRecord(body) || !Array.isArray(body['transactions'])) {
    return { transactions: [], lastScanTime: undefined, totalCount: 0, stale: false, state: undefined };
  }
  const transactions = body['transactions'].flatMap((item) => parseTransfer(item) ?? []);
  const { total_count: count } = body;
  return {
    transactions,
    lastScanTime: optionalText(body['last_scan_time']),
    totalCount: Number.isSafeInteger(count) ? Number(count) : transactions.length,
    stale: body['stale'] === true,
    state: CHAIN_STATES.find((state) => state === body['state']),
  };
}
