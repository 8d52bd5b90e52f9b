import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWhaleAlert } from '@toolbox/core/whale/sources';
import { type FakeEthereum, fakeEthereum } from '../fakes/fakeEthereum.ts';
import type { CoinPrices } from '../src/chain/coinPrices.ts';
import { ethereumNodes } from '../src/chain/ethereumNodes.ts';
import { type ChainFollower, followChain } from '../src/chain/followChain.ts';
import { transfersResponse } from '../src/chain/transfersResponse.ts';
import { type Clock, systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config/config.ts';
import { createLog } from '../src/log/log.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';

const LOG = createLog('silent');

type FollowOptions = {
  readonly variables?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly prices?: CoinPrices;
};
type ShownOptions = { readonly confirmations?: number; readonly clock?: Clock };

const FIXED_PRICES: CoinPrices = {
  priceOf: async (coin) => ({ usd: coin === 'ETH' ? 2000 : 1, isAssumed: false }),
};

/** Nodes, a store and a follower between them; `close` stops and removes them all. */
export function testChain() {
  const cleanups: (() => unknown)[] = [];
  return {
    openStore: (folder = mkdtempSync(join(tmpdir(), 'toolbox-chain-'))) => {
      const store = sqliteStore({ folder, quotaBytes: 2 ** 26, retryMs: 1000, retentionMs: 3_600_000 }, LOG);
      cleanups.push(
        () => rmSync(folder, { recursive: true, force: true }),
        () => store.close(),
      );
      return { store, folder };
    },
    node: async (blocks?: number): Promise<FakeEthereum> => {
      const ethereum = await fakeEthereum(blocks);
      cleanups.push(ethereum.close);
      return ethereum;
    },
    follow: (
      nodes: readonly FakeEthereum[],
      store: Store,
      { variables = {}, clock = systemClock, prices = FIXED_PRICES }: FollowOptions = {},
    ): ChainFollower => {
      const config = readConfig({ CHAIN_POLL_MS: '20', CHAIN_BLOCK_GAP_MS: '0', ...variables });
      const urls = nodes.map(({ httpUrl }) => httpUrl);
      const chain = followChain({
        config,
        nodes: ethereumNodes(urls, LOG, { firstRestMs: 50, clock }),
        prices,
        store,
        log: LOG,
        onChange: () => undefined,
        clock,
      });
      cleanups.push(() => chain.close());
      return chain;
    },
    shown: (store: Store, chain: ChainFollower, { confirmations = 0, clock = systemClock }: ShownOptions = {}) =>
      parseWhaleAlert(JSON.parse(transfersResponse(store, chain, confirmations, clock) ?? '{}')),
    close: async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    },
  };
}
