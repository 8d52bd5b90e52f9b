import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { KRW_MARKETS, PREMIUM_COINS, PREMIUM_RANGES } from '@toolbox/core/kimchi';
import { COINGECKO_PATH, coinGeckoPrices, coinGeckoShape, coinPrices } from '../chain/coinPrices.ts';
import { ethereumNodes } from '../chain/ethereumNodes.ts';
import { followChain } from '../chain/followChain.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Bus } from '../hub/bus.ts';
import { CACHE_KEY, CACHE_MS } from '../hub/cacheKeys.ts';
import { historyPoints, premiumHistory } from '../kimchi/premiumHistory.ts';
import type { ReadPremium } from '../kimchi/premiumResponse.ts';
import { startRecorder } from '../kimchi/recorder.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import type { MovementSource } from '../movements/movementSource.ts';
import { openWhaleAlertService } from '../movements/openWhaleAlertService.ts';
import { pollChannel } from '../movements/pollChannel.ts';
import { createSource } from '../rest/createSource.ts';
import { fetchShape } from '../rest/fetchText.ts';
import { cautiousDate } from '../store/cautiousDate.ts';
import { isStoredBody } from '../store/isStoredBody.ts';
import { sqliteStore } from '../store/sqliteStore.ts';
import type { UpstreamTiming } from '../upstream/timing.ts';
import { startFeed } from './startFeed.ts';
import { startWhalePublisher } from './startWhalePublisher.ts';

export type Ingest = {
  /** Whether at least one source of the feed or of the chain sends data. */
  readonly receives: () => boolean;
  readonly storeDegraded: () => boolean;
  readonly close: () => Promise<void>;
};

const STORE_RETRY_MS = 5000;
const RETENTION_MS = 600_000;
const PRICES_FRESH_MS = 300_000;
/** The timeout for the pending first response of a source. */
const LAST_RESPONSE_MS = 2000;

type Parts = {
  readonly config: Config;
  readonly bus: Bus;
  readonly premium: ReadPremium;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly timing?: UpstreamTiming | undefined;
  readonly clock?: Clock;
};

/** Starts everything that receives data: the feed, the chain, the channel, the recorder, and their store. */
export function startIngest({ config, bus, premium, log, metrics, timing, clock = systemClock }: Parts): Ingest {
  const store = sqliteStore(
    {
      folder: config.DATA_DIR,
      quotaBytes: config.STORE_QUOTA_BYTES,
      retryMs: STORE_RETRY_MS,
      retentionMs: RETENTION_MS,
      isSound: isStoredBody,
      onDegraded: metrics.storeDegraded,
      onUnreadable: metrics.storeUnreadable,
    },
    log,
    cautiousDate(clock),
  );
  let closing = false;
  /** Gateways would respond 503 until the next interval. */
  const onLeading = () => {
    void publishHistory(clock.date());
    whales.publishTransfers();
    whales.publishMovements();
  };
  const feed = startFeed({ config, bus, log, metrics, timing, clock, onLeading });

  const publish = (name: string, json: string) => {
    if (bus.leads()) void bus.put(name, json, CACHE_MS);
  };
  /** Processing a week of minutes takes a while, so the event loop gets a turn between coins. */
  const publishHistory = async (date: number) => {
    const rows = store.rows('premium');
    for (const market of [undefined, ...KRW_MARKETS]) {
      for (const coin of PREMIUM_COINS) {
        await turn();
        if (closing || !bus.leads()) return;
        const points = historyPoints(rows, coin, market);
        for (const range of PREMIUM_RANGES) {
          publish(CACHE_KEY.history(range, coin, market), premiumHistory(points, { range, coin, now: date }));
        }
      }
    }
  };

  const service = createSource({
    name: 'coingecko',
    freshMs: PRICES_FRESH_MS,
    fetchValue: async () =>
      coinGeckoPrices(
        await fetchShape(`${config.UPSTREAM_COINGECKO}${COINGECKO_PATH}`, coinGeckoShape, {
          timeoutMs: 5000,
          maxBytes: 64 * 1024,
        }),
      ),
    log,
    metrics,
    clock,
  });
  const chain = followChain({
    config,
    nodes: ethereumNodes(config.ETH_RPC_URLS, log, { clock }),
    prices: coinPrices(feed.hub.lastPrice, service, store, clock),
    store,
    log,
    onChange: () => {
      metrics.source('ethereum', chain.state() !== 'unreachable');
      whales.publishTransfers();
    },
    clock,
  });
  const { WHALE_ALERT_API_KEY: key } = config;
  const onMovement = () => {
    const state = movements?.state();
    if (movements !== undefined && state !== 'starting') metrics.source(movements.name, state === 'live');
    whales.publishMovements();
  };
  const hasKey = key !== undefined && key !== '';
  const movementParts = { config, store, log, onChange: onMovement, clock };
  const channel = config.TELEGRAM && !hasKey ? pollChannel(movementParts) : undefined;
  const movements: MovementSource | undefined = hasKey ? openWhaleAlertService(key, movementParts) : channel;
  const whales = startWhalePublisher({
    bus,
    store,
    chain,
    movements,
    confirmations: config.CHAIN_CONFIRMATIONS,
    clock,
  });
  const recorder = startRecorder({
    read: premium,
    store,
    everyMs: config.PREMIUM_RECORD_MS,
    onInterval: (date) => void publishHistory(date),
    log,
    clock,
  });

  void publishHistory(clock.date());

  return {
    receives: () => feed.live() || chain.state() === 'live' || chain.state() === 'unconfirmed',
    storeDegraded: store.degraded,
    close: async () => {
      closing = true;
      whales.close();
      recorder.close();
      const closed = Promise.all([feed.close(), chain.close(), movements?.close()]);
      await Promise.race([closed, wait(LAST_RESPONSE_MS, undefined, { ref: false })]);
      store.close();
    },
  };
}
