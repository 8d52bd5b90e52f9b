import { WHALE_WINDOW_MS } from '@toolbox/core/whale';
import { type Clock, dateOf } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { ChainFollower, StoredTransfer } from './followChain.ts';

const MOST_SHOWN = 500;
/** A chain that was not read for so long may hold more than is told of it. */
const STALE_MS = 30 * 60_000;

/** The answer of `/api/crypto/whale-alert`: the confirmed transfers of the last six hours, newest first. */
export function whaleAlertAnswer(store: Store, chain: ChainFollower, confirmations: number, clock: Clock): string {
  const head = chain.head() ?? 0;
  const shown = store
    .rows('transfer', clock.date() - WHALE_WINDOW_MS)
    .map(({ body }) => body as StoredTransfer)
    .filter(({ blockNumber }) => head - blockNumber + 1 >= confirmations)
    .reverse();
  const lastScan = chain.lastScan();
  return JSON.stringify({
    transactions: shown.slice(0, MOST_SHOWN).map(({ blockHash: _hash, blockNumber: _number, ...transfer }) => transfer),
    last_scan_time: lastScan === undefined ? null : new Date(dateOf(clock, lastScan)).toISOString(),
    total_count: shown.length,
    stale: lastScan !== undefined && clock.now() - lastScan > STALE_MS,
  });
}
