import type { Trade } from '@toolbox/core/feed';
import type { DataFaults, FakeExchange } from '../fakes/exchanges/fakeExchange.ts';
import { FAKE_EXCHANGES } from '../fakes/exchanges/fakeExchanges.ts';
import type { Clock } from '../src/clock.ts';
import { readConfig } from '../src/config/config.ts';
import type { BusEvent } from '../src/hub/bus.ts';
import { inProcessBus } from '../src/hub/inProcessBus.ts';
import { startFeed } from '../src/ingest/startFeed.ts';
import { createLog, type Log } from '../src/log/log.ts';
import { createMetrics } from '../src/metrics.ts';
import type { UpstreamTiming } from '../src/upstream/timing.ts';
import { FAST_TIMING } from './testTiming.ts';
import { until } from './until.ts';

export type WatchedFeed = {
  readonly fakes: readonly FakeExchange[];
  readonly whales: readonly Trade[];
  readonly statuses: readonly Extract<BusEvent, { type: 'status' }>[];
  /** The value of a metric; with labels as printed. */
  readonly metric: (name: string, labels: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

export type WatchOptions = {
  readonly variables?: Readonly<Record<string, string>>;
  readonly timing?: Partial<UpstreamTiming>;
  readonly clock?: Clock;
  /** The faults of every exchange, from the beginning. */
  readonly faults?: Partial<DataFaults>;
  readonly log?: Log;
};

/** The feed of some exchanges with their fakes, once all have been subscribed. */
export async function watchFeed(names: readonly string[], options: WatchOptions = {}): Promise<WatchedFeed> {
  const { variables = {}, timing = {}, clock, faults = {}, log = createLog('silent') } = options;
  const fakes = await Promise.all(names.map((name) => FAKE_EXCHANGES.get(name)?.() ?? Promise.reject(new Error(name))));
  for (const fake of fakes) Object.assign(fake.switches, faults);
  const config = readConfig({
    EXCHANGES: names.join(','),
    STALE_MS: '5000',
    SWEEP_MS: '0',
    ...Object.assign({}, ...fakes.map((fake) => fake.variables)),
    ...variables,
  });
  const [bus, metrics] = [inProcessBus(), createMetrics()];
  const whales: Trade[] = [];
  const statuses: Extract<BusEvent, { type: 'status' }>[] = [];
  bus.subscribe((event) => {
    if (event.type === 'trade') whales.push(event.trade);
    else statuses.push(event);
  });
  const feed = startFeed({
    config,
    bus,
    log,
    metrics,
    timing: { ...FAST_TIMING, ...timing },
    clock,
  });
  await until(() => fakes.every((fake) => fake.subscribers() === 1));
  return {
    fakes,
    whales,
    statuses,
    metric: async (name, labels) => {
      const line = (await metrics.registry.metrics())
        .split('\n')
        .find((text) => text.startsWith(`toolbox_${name}{${labels}}`));
      return Number(line?.split(' ').at(-1) ?? 0);
    },
    close: async () => {
      await feed.close();
      await Promise.all(fakes.map((fake) => fake.close()));
    },
  };
}
