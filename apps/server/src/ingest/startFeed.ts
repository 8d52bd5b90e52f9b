import { type SourceState, type Trade, tradesAs } from '@toolbox/core/feed';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Bus } from '../hub/bus.ts';
import { createHub, type Hub } from '../hub/createHub.ts';
import { createTradeCounter } from '../hub/createTradeCounter.ts';
import { createPlausibilityGate } from '../hub/plausibility/createPlausibilityGate.ts';
import { createExchangeClocks } from '../hub/plausibility/exchangeClocks.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { EXCHANGES } from '../upstream/exchanges/exchanges.ts';
import { openUpstream } from '../upstream/openUpstream.ts';
import { UPSTREAM_TIMING, type UpstreamTiming } from '../upstream/timing.ts';
import type { Stretch } from '../upstream/upstream.ts';
import { dropLateTrades, type LateFrame } from './dropLateTrades.ts';
import { createFeedGaps } from './feedGaps.ts';

export type Feed = {
  readonly hub: Hub;
  /** Whether at least one exchange is connected and sends data. */
  readonly live: () => boolean;
  readonly close: () => Promise<void>;
};

/** An exchange that sends only heartbeats counts as lost after this many times the silence timeout. */
const ITEM_TIMEOUT_FACTOR = 10;

type Parts = {
  readonly config: Config;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly timing?: UpstreamTiming | undefined;
  readonly clock?: Clock | undefined;
  /** Called each time this process begins to lead: the bus may have lost what it published before. */
  readonly onLeading?: (() => void) | undefined;
};

/** Connects the configured exchanges to the bus. */
export function startFeed({
  config,
  bus,
  log,
  metrics,
  timing = UPSTREAM_TIMING,
  clock = systemClock,
  onLeading,
}: Parts): Feed {
  const { SWEEP_MS: sweepMs, WHALE_TRADE_MIN_USD: minUsd, EXCHANGES: names } = config;
  const hub = createHub(bus, { sweepMs, minUsd }, metrics.trades, clock);
  const sources = new Set(names.map(tradesAs)).size;
  const gate = createPlausibilityGate(hub.accept, { holdMs: timing.holdMs, sources, onDrop: metrics.dropped }, clock);
  const clocks = createExchangeClocks(clock);
  const tradeCounter = createTradeCounter(clock.now);
  const states: Record<string, SourceState> = {};
  const gaps = createFeedGaps(clock.now);

  const connect = (name: string) => {
    const make = EXCHANGES.get(name);
    if (make === undefined) return [];
    const exchange = make(config, log, clock);
    const origin = { symbols: exchange.symbols, clock: clocks.of(name) };
    metrics.clockOffset(name, origin.clock.offsetMs);
    /** Since when each pair has been silent while the exchange is live: the others may be traded meanwhile. */
    const silentSince = new Map<string, number>();
    const beginSilence = () => {
      for (const symbol of exchange.symbols) silentSince.set(symbol, clock.now());
    };
    beginSilence();
    /** Whether the last frame had only late trades. */
    let isLate = false;
    let isLateLogged = false;
    const onLate = ({ late, isAll }: LateFrame) => {
      for (let count = 0; count < late; count += 1) metrics.dropped(name, 'time');
      isLate = isAll;
      if (!isAll || isLateLogged) return;
      isLateLogged = true;
      log.warn({ exchange: name }, 'trades arrive more than a minute late and are dropped');
    };
    for (const symbol of exchange.symbols)
      metrics.pairSilence(name, symbol, () => clock.now() - (silentSince.get(symbol) ?? 0));
    const events = {
      onItems: (trades: readonly Trade[], gapFrom?: number) => {
        if (gapFrom === undefined) isLate = false;
        tradeCounter.add(name, trades.length);
        for (const { symbol } of gapFrom === undefined ? trades : [])
          if (silentSince.has(symbol)) silentSince.set(symbol, clock.now());
        gate.add(trades, origin, gapFrom);
      },
      onState: (state: SourceState) => {
        states[name] = state;
        // While the exchange is lost, all pairs are silent, which does not show that a single one is.
        if (state === 'live') {
          beginSilence();
          isLateLogged = false;
        }
        metrics.connected(name, state === 'live');
        bus.publishStatus({ ...states }, gaps.list());
      },
      onGap: (missing: Stretch | undefined) => {
        metrics.gap(name, missing === undefined ? 0 : missing.to - missing.from);
        if (missing === undefined) return;
        // The gap in the corrected time with which the trades are shown.
        const aheadMs = origin.clock.aheadMs();
        const [from, to] = [Math.floor(missing.from - aheadMs), Math.ceil(missing.to - aheadMs)];
        gaps.add({ exchange: name, from, to }, bus.leads());
        bus.publishStatus({ ...states }, gaps.list());
      },
      dateAt: origin.clock.dateAt,
      timeOf: ({ timestamp }: Trade) => timestamp,
      onMalformed: () => metrics.malformed(name),
      onEmpty: () => {
        if (!isLate) metrics.empty(name);
      },
      onConnect: () => metrics.connect(name),
    };
    // Not a multiple of its own timeout: frequent heartbeats do not mean frequent trades.
    const itemTimeoutMs = config.STALE_MS * ITEM_TIMEOUT_FACTOR;
    const prepare = async () => dropLateTrades(await exchange.prepare(), origin, onLate);
    return [openUpstream({ ...exchange, prepare, itemTimeoutMs }, events, { log, timing, clock })];
  };
  /** Adds the gaps of the trades that the buffer dropped while nobody could publish, which began at `since`. */
  const addDropped = (since: number) => {
    for (const [exchange, to] of hub.droppedSince(since)) {
      const own = clocks.of(exchange);
      const from = Math.floor(own.dateAt(since) - own.aheadMs());
      if (to <= from) continue;
      metrics.gap(exchange, to - from);
      gaps.add({ exchange, from, to }, true);
      const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      log.warn({ exchange, ...period }, 'the bus was away too long, trades of this time are missing');
    }
  };
  const upstreams = names.flatMap(connect);
  bus.publisher({
    returned: hub.hold,
    leading: (term) => {
      if (term !== undefined) {
        gaps.takeOver(term);
        addDropped(term.reachedAt);
      }
      hub.publishHeld();
      if (term !== undefined) onLeading?.();
      return gaps.list();
    },
    forget: hub.forget,
    published: { minUsd, exchanges: names, simulated: config.SIMULATED },
    coverage: () =>
      Object.fromEntries(
        names.map((name) => [name, { live: states[name] === 'live', trades: tradeCounter.count(name) }]),
      ),
  });
  return {
    hub,
    live: () => Object.values(states).includes('live'),
    close: async () => {
      // No more trades arrive from here on, but a pending response of an exchange may take longer than the shutdown.
      const closed = Promise.all(upstreams.map((upstream) => upstream.close()));
      gate.close();
      hub.close();
      await closed;
    },
  };
}
