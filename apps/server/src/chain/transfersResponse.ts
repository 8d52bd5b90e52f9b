import { WHALE_WINDOW_MS } from '@toolbox/core/whale';
import type { Clock } from '../clock.ts';
import { WHALE_STALE_MS } from '../hub/cacheKeys.ts';
import type { Store } from '../store/store.ts';
import type { ChainFollower } from './followChain.ts';

const MAX_SHOWN = 500;

function isStale(chain: ChainFollower, { now, date }: Clock): boolean {
  const [lastScan, scannedAt] = [chain.lastScan(), chain.scannedAt()];
  if (lastScan !== undefined) return now() - lastScan > WHALE_STALE_MS;
  return chain.state() === 'unreachable' || (scannedAt !== undefined && date() - scannedAt > WHALE_STALE_MS);
}

/**
 * The response of `/api/crypto/whale-alert`: the confirmed transfers of the last six hours, newest first, with the
 * state of the chain. While no node responds, stored transfers are returned, with the time they were read. The hours
 * are counted back from the last block, as this machine's clock may be wrong.
 *
 * @returns `undefined` while there is no data: nothing is stored, and nothing has been read yet
 */
export function transfersResponse(
  store: Store,
  chain: ChainFollower,
  confirmations: number,
  clock: Clock,
): string | undefined {
  const [state, scannedAt, lastBlock] = [chain.state(), chain.scannedAt(), chain.lastBlock() ?? -1];
  if (scannedAt === undefined && store.rows('transfer').length === 0) return undefined;
  const shown = store
    .rows('transfer', (chain.blockTime() ?? clock.date()) - WHALE_WINDOW_MS)
    .map(({ body }) => body)
    .filter(({ blockNumber }) => lastBlock - blockNumber + 1 >= confirmations)
    .reverse();
  return JSON.stringify({
    transactions: shown.slice(0, MAX_SHOWN).map(({ blockHash: _hash, blockNumber: _number, ...transfer }) => transfer),
    last_scan_time: scannedAt === undefined ? null : new Date(scannedAt).toISOString(),
    total_count: shown.length,
    stale: isStale(chain, clock),
    state,
  });
}
