import type { SourceState, Trade } from '@toolbox/core/feed';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { EXCHANGES } from '../upstream/exchanges.ts';
import { openUpstream, UPSTREAM_TIMING, type UpstreamTiming } from '../upstream/openUpstream.ts';
import type { Bus } from './bus.ts';
import { createHub, type Hub } from './createHub.ts';

export type Feed = {
  readonly hub: Hub;
  /** Whether at least one exchange is connected and talking. */
  readonly live: () => boolean;
  readonly close: () => Promise<void>;
};

/** Trades older than this when they arrive are history, not news. */
const MAX_AGE_MS = 60_000;

/** Connects the configured exchanges to the bus. */
export function startFeed(
  config: Config,
  bus: Bus,
  log: Log,
  metrics: Metrics,
  timing: UpstreamTiming = UPSTREAM_TIMING,
  clock: Clock = systemClock,
): Feed {
  const { SWEEP_MS: sweepMs, WHALE_TRADE_MIN_USD: minUsd } = config;
  const hub = createHub(bus, { sweepMs, minUsd }, metrics.trades, clock);
  const states: Record<string, SourceState> = {};
  const upstreams = config.EXCHANGES.flatMap((name) => {
    const make = EXCHANGES.get(name);
    if (make === undefined) return [];
    const onState = (state: SourceState) => {
      states[name] = state;
      metrics.connected(name, state === 'live');
      bus.publishStatus({ ...states });
    };
    const events = {
      onItems: (trades: readonly Trade[], gapFrom = clock.date() - MAX_AGE_MS) =>
        hub.accept(trades.filter(({ timestamp }) => timestamp >= gapFrom)),
      onState,
      onMalformed: () => metrics.malformed(name),
      onConnect: () => metrics.connect(name),
    };
    return [openUpstream(make(config, log, clock), events, log, timing, clock)];
  });
  return {
    hub,
    live: () => Object.values(states).includes('live'),
    close: async () => {
      await Promise.all(upstreams.map((upstream) => upstream.close()));
      hub.close();
    },
  };
}
