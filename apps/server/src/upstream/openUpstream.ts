import { setTimeout as wait } from 'node:timers/promises';
import type { SourceState } from '@toolbox/core/feed';
import { type Clock, dateOf, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import { MAX_RETRY_DELAY_MS } from '../rest/createSource.ts';
import { UpstreamError } from '../rest/fetchText.ts';
import { createGapQueue, fillGap } from './fillGap.ts';
import { latest } from './mergeBackfills.ts';
import { type ConnectionEnd, type OpenConnection, openConnection } from './openConnection.ts';
import type { Stretch, Upstream } from './upstream.ts';

export type UpstreamTiming = {
  readonly connectTimeoutMs: number;
  readonly rotateMs: number;
  readonly minBackoffMs: number;
  readonly maxBackoffMs: number;
  /** Minimum interval between connection attempts. */
  readonly connectGapMs: number;
  /** How long an unconfirmed price or time waits before it is dropped. */
  readonly holdMs: number;
  /** The delay after a failed backfill, doubled with each. */
  readonly refillRetryMs: number;
  /** After this long with data the backoff is reset. */
  readonly healthyMs: number;
};

export const UPSTREAM_TIMING: UpstreamTiming = {
  connectTimeoutMs: 10_000,
  rotateMs: 23 * 3_600_000,
  minBackoffMs: 1000,
  maxBackoffMs: 60_000,
  connectGapMs: 1000,
  holdMs: 5000,
  refillRetryMs: 2000,
  healthyMs: 10_000,
};

/** Rate limited: treated as this many failed attempts. */
const THROTTLED: ReadonlySet<number | undefined> = new Set([403, 418, 429, 451]);
const THROTTLED_ATTEMPTS = 3;

export type UpstreamEvents<Item> = {
  /** `gapFrom` is set for backfilled trades: the time from which trades may be missing. */
  readonly onItems: (items: readonly Item[], gapFrom?: number) => void;
  readonly onState: (state: SourceState) => void;
  readonly onMalformed: () => void;
  readonly onEmpty?: () => void;
  readonly onConnect: () => void;
  /** There was a gap, and `missing` of it could not be backfilled. */
  readonly onGap?: (missing: Stretch | undefined) => void;
  /** The upstream's time at a time of the monotonic clock; without it the machine's clock is used. */
  readonly dateAt?: (at: number) => number;
  /** The time of an item by the upstream's clock; without it, a REST API that lags behind is not recognized. */
  readonly timeOf?: (item: Item) => number;
};

export type OpenUpstream = { readonly close: () => Promise<void> };

/** Full jitter: a random delay between the minimum and a bound that doubles with every failure. */
export function backoffMs(attempt: number, timing: UpstreamTiming, random: number): number {
  const bound = Math.min(timing.maxBackoffMs, timing.minBackoffMs * 2 ** attempt);
  return Math.max(timing.minBackoffMs, Math.round(bound * random));
}

/**
 * Keeps one upstream connected: connects, detects silence, backs off after failures, switches to a new connection
 * before the old one ends, and backfills the gap of a lost connection.
 *
 * One line with the reason is logged when an upstream is lost, then only the next delay.
 */
export function openUpstream<Item>(
  upstream: Upstream<Item>,
  events: UpstreamEvents<Item>,
  log: Log,
  timing: UpstreamTiming = UPSTREAM_TIMING,
  clock: Clock = systemClock,
): OpenUpstream {
  const closing = new AbortController();
  const { name } = upstream;
  let attempt = 0;
  let lastConnect = Number.NEGATIVE_INFINITY;
  let lastSeen: number | undefined;
  const startedAt = clock.now();
  let state: SourceState | undefined;
  /** Whether the reason of the current loss has been logged. */
  let isLogged = false;
  /** Whether the last connection sent frames without items. */
  let requiresItem = false;
  const connections = new Set<OpenConnection>();
  /** Those of them that have sent data. */
  const serving = new Set<OpenConnection>();

  const setState = (next: SourceState) => {
    if (state === next) return;
    state = next;
    events.onState(next);
  };
  const dateAt = events.dateAt ?? ((at: number) => dateOf(clock, at));
  const refill = createGapQueue(async ({ from, to, itemAfter }) => {
    closing.signal.throwIfAborted();
    const gap = { from: dateAt(from), to: dateAt(to), itemAfter };
    const missing = await fillGap(upstream, gap, events.onItems, {
      log,
      retryMs: timing.refillRetryMs,
      signal: closing.signal,
    });
    events.onGap?.(missing);
  });

  const track = (connection: OpenConnection) => {
    connections.add(connection);
    void connection.ended.then(() => {
      connections.delete(connection);
      serving.delete(connection);
      // The last connection to end may be one that was kept until its successor works: the exchange is then down, too.
      if (state === 'live' && serving.size === 0 && !closing.signal.aborted) setState('down');
    });
  };
  /** Of two connections that are about to end, keeps the one that sends data, or else the newer one. */
  const keepOne = (older: OpenConnection | undefined, newer: OpenConnection): OpenConnection => {
    if (older === undefined || !connections.has(older)) return newer;
    const [kept, other] = serving.has(older) && !serving.has(newer) ? [older, newer] : [newer, older];
    other.close();
    return kept;
  };

  /**
   * Runs one connection until it ends or must be replaced. If it must be replaced soon after it was opened, the result
   * has both an end, because that counts as a failure, and the connection, which still serves.
   */
  const live = async (
    previous: OpenConnection | undefined,
  ): Promise<{ end?: ConnectionEnd; leaving?: OpenConnection }> => {
    const sinceLast = clock.now() - lastConnect;
    if (sinceLast < timing.connectGapMs) await wait(timing.connectGapMs - sinceLast, undefined, closing);
    lastConnect = clock.now();
    events.onConnect();
    if (state === undefined) setState('connecting');
    const prepared = await upstream.prepare();
    const leaving = Promise.withResolvers<string>();
    const overlaps = previous !== undefined && serving.has(previous);
    const connection = openConnection(
      prepared,
      {
        onItems: (items) => {
          requiresItem = false;
          lastSeen = clock.now();
          events.onItems(items);
        },
        onMalformed: events.onMalformed,
        onEmpty: () => events.onEmpty?.(),
        onLeaving: leaving.resolve,
        onFirstData: (items, since) => {
          if (state !== 'live') {
            log.info({ exchange: name }, 'connected');
            isLogged = false;
          }
          setState('live');
          const isGap = !overlaps && serving.size === 0;
          serving.add(connection);
          previous?.close();
          // The short time until a first connection works is not a gap, unless attempts failed before.
          const from = lastSeen ?? (attempt > 0 ? startedAt : undefined);
          if (!isGap || from === undefined) return;
          refill({ from, to: since, itemAfter: latest(items.flatMap((item) => events.timeOf?.(item) ?? [])) });
        },
      },
      {
        connectTimeoutMs: timing.connectTimeoutMs,
        staleMs: upstream.staleMs,
        itemTimeoutMs: upstream.itemTimeoutMs,
        rotateMs: timing.rotateMs,
        requiresItem: requiresItem || upstream.itemTimeoutMs !== undefined,
      },
      clock,
    );
    track(connection);
    const started = clock.now();
    const outcome = await Promise.race([connection.ended, leaving.promise]);
    const { orderly = false, garbled = false } = typeof outcome === 'string' ? {} : outcome;
    if (garbled) requiresItem = true;
    // Of a garbled connection, only its items were received: heartbeats do not make it healthy.
    const last = garbled ? connection.lastItems() : connection.lastData();
    const received = orderly && last !== undefined ? clock.now() : last;
    if (received !== undefined) lastSeen = Math.max(lastSeen ?? received, received);
    const isHealthy = received !== undefined && received - started >= timing.healthyMs;
    if (isHealthy) {
      attempt = 0;
      isLogged = false;
    }
    if (typeof outcome !== 'string') return { end: outcome };
    return { leaving: connection, ...(isHealthy ? {} : { end: { reason: outcome } }) };
  };

  const supervise = async () => {
    let previous: OpenConnection | undefined;
    while (!closing.signal.aborted) {
      let end: ConnectionEnd | undefined;
      try {
        const result = await live(previous);
        end = result.end;
        if (result.leaving !== undefined) previous = keepOne(previous, result.leaving);
      } catch (error) {
        if (closing.signal.aborted) return;
        const { status = 0, retryAfterMs = 0 } = error instanceof UpstreamError ? error : {};
        end = { reason: reasonOf(error), status, retryAfterMs };
      }
      if (end === undefined || closing.signal.aborted) continue;
      // A connection that is being replaced still serves while the new one fails.
      if (previous !== undefined && !connections.has(previous)) previous = undefined;
      attempt += THROTTLED.has(end.status) ? THROTTLED_ATTEMPTS : 1;
      const requestedMs = Math.min(end.retryAfterMs ?? 0, MAX_RETRY_DELAY_MS);
      const retryMs = Math.max(requestedMs, backoffMs(attempt - 1, timing, Math.random()));
      const isLost = serving.size === 0;
      if (isLogged) log.info({ exchange: name, retryMs });
      else log.warn({ exchange: name, reason: end.reason, retryMs }, isLost ? 'not connected' : 'not replaced yet');
      isLogged = true;
      if (isLost) setState('down');
      await wait(retryMs, undefined, closing).catch(() => undefined);
    }
  };
  const running = supervise().catch(() => undefined);

  return {
    close: async () => {
      closing.abort();
      for (const connection of connections) connection.close();
      await running;
    },
  };
}
