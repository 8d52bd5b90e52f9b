import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus } from './hub/bus.ts';

export type Metrics = {
  readonly registry: Registry;
  readonly trades: {
    readonly onTrade: (exchange: string) => void;
    readonly onDuplicate: (exchange: string) => void;
    readonly onWhale: (exchange: string) => void;
    readonly onOverflow: (exchange: string) => void;
  };
  readonly connected: (exchange: string, live: boolean) => void;
  readonly malformed: (exchange: string) => void;
  readonly empty: (exchange: string) => void;
  readonly dropped: (exchange: string, reason: string) => void;
  /** `missingMs` of the gap could not be backfilled. */
  readonly gap: (exchange: string, missingMs: number) => void;
  /** Called on each scrape. */
  readonly clockOffset: (exchange: string, readMs: () => number | undefined) => void;
  /** Called on each scrape: the time since the last trade of a pair. */
  readonly pairSilence: (exchange: string, symbol: string, readMs: () => number) => void;
  readonly connect: (exchange: string) => void;
  readonly clients: (change: 1 | -1) => void;
  readonly refused: (reason: string) => void;
  readonly evicted: () => void;
  /** A connection or a response beyond a limit: refused, or closed. */
  readonly overflow: (reason: 'address' | 'full' | 'stalled' | 'bytes') => void;
  readonly request: (route: string, status: number, seconds: number) => void;
  readonly source: (name: string, ok: boolean) => void;
  /** Called on each scrape. */
  readonly bus: (bus: Pick<Bus, 'healthy' | 'receivesState'>) => void;
  readonly storeDegraded: (degraded: boolean) => void;
  readonly storeUnreadable: (rows: number) => void;
};

type MetricsOptions = {
  /** Whether the default metrics of the process are included; false by default. */
  readonly ofProcess?: boolean;
  /** Called on each scrape: the lines of the log that were lost. */
  readonly logDropped?: (() => number) | undefined;
};

/** The metrics. One registry per server, so that several can run in one process. */
export function createMetrics({ ofProcess = false, logDropped }: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `toolbox_${name}`, help, labelNames, registers });
  /** @param update called on each scrape */
  const gauge = (name: string, help: string, labelNames: string[] = [], update?: (gauge: Gauge) => void) =>
    new Gauge({
      name: `toolbox_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        update?.(this);
      },
    });

  if (logDropped !== undefined) {
    gauge('log_dropped', 'Lines of the log that were lost since the start', [], (own) => own.set(logDropped()));
  }
  const trades = counter('trades_total', 'Trades taken in', ['exchange']);
  const duplicates = counter('trades_duplicate_total', 'Trades that were known already', ['exchange']);
  const whales = counter('whales_total', 'Large trades, at each attempt to publish them', ['exchange']);
  const malformed = counter('frames_malformed_total', 'Frames that could not be read', ['exchange']);
  const empty = counter('frames_empty_total', 'Frames of the subscription that contained no trade', ['exchange']);
  const dropped = counter('trades_dropped_total', 'Trades that were dropped', ['exchange', 'reason']);
  const gaps = counter('gaps_total', 'Gaps in the trades of an exchange', ['exchange', 'outcome']);
  const missing = counter('gap_missing_seconds_total', 'Time for which trades are missing', ['exchange']);
  const offsets = new Map<string, () => number | undefined>();
  gauge('exchange_clock_offset_seconds', 'How far the clock of an exchange is ahead of ours', ['exchange'], (own) => {
    for (const [exchange, readMs] of offsets) {
      const offset = readMs();
      if (offset !== undefined) own.set({ exchange }, offset / 1000);
    }
  });
  const silences: { readonly exchange: string; readonly symbol: string; readonly readMs: () => number }[] = [];
  gauge(
    'pair_silent_seconds',
    'Time since the last trade of a pair, or since its exchange became live',
    ['exchange', 'symbol'],
    (own) => {
      for (const { exchange, symbol, readMs } of silences) own.set({ exchange, symbol }, readMs() / 1000);
    },
  );
  const connects = counter('upstream_connects_total', 'Connection attempts', ['exchange']);
  const sources = counter(
    'source_requests_total',
    'Responses of REST sources, of the chain, the channel and the alert service',
    ['source', 'outcome'],
  );
  const refused = counter('ws_refused_total', 'WebSocket handshakes refused', ['reason']);
  const evicted = counter('ws_evicted_total', 'Clients that read too slowly', []);
  const overflows = counter('http_overflow_total', 'Connections and responses beyond a limit', ['reason']);
  const unreadable = counter('store_unreadable_rows_total', 'Rows that could not be read and were moved aside', []);
  const live = gauge('upstream_live', 'Whether an exchange is connected and sends trades', ['exchange']);
  let ofBus: Pick<Bus, 'healthy' | 'receivesState'> = { healthy: () => true, receivesState: () => true };
  gauge('bus_healthy', 'Whether the bus between the processes is reached and accepts trades', [], (own) =>
    own.set(ofBus.healthy() ? 1 : 0),
  );
  gauge('state_received', 'Whether the state of the exchanges is received that an ingest publishes', [], (own) =>
    own.set(ofBus.receivesState() ? 1 : 0),
  );
  const clients = gauge('ws_clients', 'Open WebSocket connections');
  const degraded = gauge('store_degraded', 'Whether the store lives in memory only');
  const requests = new Histogram({
    name: 'toolbox_http_request_seconds',
    help: 'Time to respond',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });

  return {
    registry,
    trades: {
      onTrade: (exchange) => trades.inc({ exchange }),
      onDuplicate: (exchange) => duplicates.inc({ exchange }),
      onWhale: (exchange) => whales.inc({ exchange }),
      onOverflow: (exchange) => dropped.inc({ exchange, reason: 'overflow' }),
    },
    connected: (exchange, isLive) => live.set({ exchange }, isLive ? 1 : 0),
    malformed: (exchange) => malformed.inc({ exchange }),
    empty: (exchange) => empty.inc({ exchange }),
    dropped: (exchange, reason) => dropped.inc({ exchange, reason }),
    gap: (exchange, missingMs) => {
      gaps.inc({ exchange, outcome: missingMs > 0 ? 'missing' : 'filled' });
      missing.inc({ exchange }, missingMs / 1000);
    },
    clockOffset: (exchange, readMs) => offsets.set(exchange, readMs),
    pairSilence: (exchange, symbol, readMs) => silences.push({ exchange, symbol, readMs }),
    connect: (exchange) => connects.inc({ exchange }),
    clients: (change) => clients.inc(change),
    refused: (reason) => refused.inc({ reason }),
    evicted: () => evicted.inc(),
    overflow: (reason) => overflows.inc({ reason }),
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    source: (source, ok) => sources.inc({ source, outcome: ok ? 'ok' : 'failed' }),
    bus: (bus) => {
      ofBus = bus;
    },
    storeUnreadable: (rows) => unreadable.inc(rows),
    storeDegraded: (isDegraded) => degraded.set(isDegraded ? 1 : 0),
  };
}
