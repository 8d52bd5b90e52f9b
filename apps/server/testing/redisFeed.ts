import type { SourceState, Trade } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { fakeBinance } from '../fakes/exchanges/fakeBinance.ts';
import type { FakeExchange, FakeTrade } from '../fakes/exchanges/fakeExchange.ts';
import { type Clock, systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config/config.ts';
import type { Bus } from '../src/hub/bus.ts';
import { openRedisBus } from '../src/hub/redis/redisBus.ts';
import { KEY } from '../src/hub/redis/redisKeys.ts';
import { startFeed } from '../src/ingest/startFeed.ts';
import { createLog } from '../src/log/log.ts';
import { createMetrics } from '../src/metrics.ts';
import { type RedisServer, redisServer } from './redisServer.ts';
import { FAST_TIMING } from './testTiming.ts';
import { until } from './until.ts';

/** How long the leadership lasts after its holder is gone. */
export const LOCK_MS = 600;
/** The unit in which a bus measures how long Redis does not respond. */
export const TICK_MS = 100;

export type RedisIngest = {
  readonly bus: Bus;
  readonly fake: FakeExchange;
  /** The number of trades that it has received from the exchange. */
  readonly received: () => Promise<number>;
  readonly die: () => Promise<void>;
};
type RedisGateway = {
  readonly bus: Bus;
  readonly trades: readonly Trade[];
  readonly states: readonly (SourceState | undefined)[];
};
type IngestOptions = {
  readonly clock?: Clock | undefined;
  readonly openFake?: () => Promise<FakeExchange>;
  readonly variables?: Readonly<Record<string, string>>;
  readonly url?: string | undefined;
};
type BusOptions = { readonly leading: boolean; readonly url: string; readonly clock?: Clock };
export type RedisFeed = {
  readonly redis: RedisServer;
  /** An ingest with its own connection to the exchange, so that it alone can stop receiving. */
  readonly ingest: (options?: IngestOptions) => Promise<RedisIngest>;
  readonly gateway: (url?: string) => Promise<RedisGateway>;
  /** The lines that ingests and gateways have logged. */
  readonly logged: () => readonly string[];
  readonly close: () => Promise<void>;
};

/**
 * Ingests and gateways over a Redis of their own.
 *
 * @param options a lock that outlasts the pauses of a busy machine is for tests in which the leader must stay the same
 */
export async function openRedisFeed({ tickMs = TICK_MS, lockMs = LOCK_MS } = {}): Promise<RedisFeed> {
  const redis = await redisServer();
  const cleanups: (() => Promise<unknown>)[] = [];
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });

  const openBus = async ({ leading, url, clock = systemClock }: BusOptions): Promise<Bus> => {
    const bus = await openRedisBus(url, { leading, lockMs, tickMs }, log, clock);
    cleanups.push(bus.close);
    await until(() => bus.healthy());
    return bus;
  };
  return {
    redis,
    ingest: async ({ clock = systemClock, openFake = fakeBinance, variables = {}, url = redis.url } = {}) => {
      const fake = await openFake();
      cleanups.push(fake.close);
      const bus = await openBus({ leading: true, url, clock });
      const config = readConfig({
        EXCHANGES: fake.name,
        SWEEP_MS: '30',
        STALE_MS: '60000',
        ...fake.variables,
        ...variables,
      });
      const metrics = createMetrics();
      const feed = startFeed({ config, bus, log, metrics, timing: FAST_TIMING, clock });
      cleanups.push(feed.close);
      await until(() => fake.subscribers() === 1);
      const received = async () => {
        const found = await metrics.registry.getSingleMetric('toolbox_trades_total')?.get();
        return found?.values[0]?.value ?? 0;
      };
      const die = async () => {
        const client = new Redis(redis.url);
        cleanups.splice(cleanups.indexOf(feed.close), 1);
        cleanups.splice(cleanups.indexOf(bus.close), 1);
        // Its open fills are lost, and its leadership remains until it expires.
        bus.publisher({ returned: () => undefined, leading: () => [], forget: () => undefined, coverage: () => ({}) });
        await bus.close();
        await feed.close();
        await client.set(KEY.leader, 'the dead one', 'PX', lockMs, 'NX');
        await client.quit();
      };
      return { bus, fake, received, die };
    },
    gateway: async (url = redis.url) => {
      const bus = await openBus({ leading: false, url });
      const trades: Trade[] = [];
      const states: (SourceState | undefined)[] = [];
      bus.subscribe((event) => {
        if (event.type === 'trade') trades.push(event.trade);
        else states.push(event.exchanges['binance']);
      });
      return { bus, trades, states };
    },
    logged: () => lines,
    close: async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
      await redis.stop();
    },
  };
}

let lastId = 5_000_000;
/** The same trade, as every ingest receives it. */
export function numberedTrade(price: number, coins = 12.5): FakeTrade {
  lastId += 1;
  return { coin: 'BTC', side: 'SELL', price, coins, id: lastId, time: Date.now() };
}
