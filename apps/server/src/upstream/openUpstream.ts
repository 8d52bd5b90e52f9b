import { setTimeout as wait } from 'node:timers/promises';
import type { SourceState } from '@toolbox/core/feed';
import { type Clock, dateOf, systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { createErrorLog, logErrors } from '../log/logErrors.ts';
import { reasonOf } from '../log/reasonOf.ts';
import { MAX_RETRY_DELAY_MS } from '../rest/createSource.ts';
import { UpstreamError } from '../rest/fetchText.ts';
import { createConnectionSet } from './createConnectionSet.ts';
import { createGapQueue, fillGap } from './fillGap.ts';
import { latest } from './mergeBackfills.ts';
import { type ConnectionEnd, type OpenConnection, openConnection } from './openConnection.ts';
import { coversPairsOf } from './pairSubscriptions.ts';
import { backoffMs, THROTTLED, THROTTLED_ATTEMPTS, UPSTREAM_TIMING, type UpstreamTiming } from './timing.ts';
import type { Stretch, Upstream } from './upstream.ts';
import { type Moment, watchPauses } from './watchPauses.ts';

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

type UpstreamOptions = {
  readonly log: Log;
  readonly timing?: UpstreamTiming | undefined;
  readonly clock?: Clock;
};

export type OpenUpstream = { readonly close: () => Promise<void> };

/**
 * A connection ended, or it must be replaced and serves until then. The latter is a failure too if the connection was
 * opened shortly before.
 */
type Outcome =
  | { readonly kind: 'ended'; readonly failure: ConnectionEnd }
  | { readonly kind: 'leaving'; readonly connection: OpenConnection; readonly failure: ConnectionEnd | undefined };

/**
 * After a longer pause of this process, the connections of upstreams whose gaps are shown are replaced, so that the gap
 * is filled or shown: trades that were sent more than a minute ago are not accepted from a connection.
 */
const LONG_PAUSE_MS = 60_000;

/**
 * Keeps one upstream connected: connects, detects silence, backs off after failures, switches to a new connection
 * before the old one ends, and backfills the gap of a lost connection.
 *
 * One line with the reason is logged when an upstream is lost, then only the next delay.
 */
export function openUpstream<Item>(
  upstream: Upstream<Item>,
  events: UpstreamEvents<Item>,
  { log, timing = UPSTREAM_TIMING, clock = systemClock }: UpstreamOptions,
): OpenUpstream {
  const closing = new AbortController();
  const { name } = upstream;
  let attempt = 0;
  let lastConnect = Number.NEGATIVE_INFINITY;
  let lastSeen: Moment | undefined;
  const startedAt = clock.now();
  let state: SourceState | undefined;
  /** Whether the reason of the current loss has been logged. */
  let isLogged = false;
  /** Whether the last connection sent frames without items. */
  let requiresItem = false;

  const reportError = createErrorLog(log, { exchange: name }, clock.now);
  const guard = (call: () => void) => logErrors(reportError, call);
  const setState = (next: SourceState) => {
    if (state === next) return;
    state = next;
    guard(() => events.onState(next));
  };
  const dateAt = events.dateAt ?? ((at: number) => dateOf(clock, at));
  const filling = { log, reportError, retryMs: timing.refillRetryMs, signal: closing.signal };
  const pauses = watchPauses(clock, dateAt, upstream.staleMs, (ms) => {
    if (ms <= LONG_PAUSE_MS || events.onGap === undefined) return;
    connections.close(`this process did not run for ${Math.round(ms / 1000)} s`);
  });
  /** Its date is read now: once the monotonic clock has stood still, an earlier time of it has another one. */
  const noteSeen = (at: number) => {
    if (lastSeen === undefined || at > lastSeen.at) lastSeen = { at, date: dateAt(at) };
  };
  const refill = createGapQueue(async (gap) => {
    closing.signal.throwIfAborted();
    const missing = await fillGap(upstream, gap, events.onItems, filling);
    guard(() => events.onGap?.(missing));
  }, filling);

  const connections = createConnectionSet(() => {
    // The last connection to end may be one that was kept until its successor works: the exchange is then down, too.
    if (state === 'live' && !closing.signal.aborted) setState('down');
  });

  /** Opens a connection that replaces the previous one once it has data of the same pairs. */
  const connect = async (previous: OpenConnection | undefined, onLeaving: (reason: string) => void) => {
    const sinceLast = clock.now() - lastConnect;
    if (sinceLast < timing.connectGapMs) await wait(timing.connectGapMs - sinceLast, undefined, closing);
    lastConnect = clock.now();
    events.onConnect();
    if (state === undefined) setState('connecting');
    const prepared = await upstream.prepare();
    closing.signal.throwIfAborted();
    // Only a connection that still serves when the new one has subscribed leaves no gap.
    let overlaps = false;
    let openedAt = Number.NEGATIVE_INFINITY;
    const replacePrevious = () => {
      if (previous === undefined || !connections.isServing(connection)) return;
      // The pairs that are rejected now, if only for a while, are still served by the previous connection.
      const isWhole = connection.isSettled() && coversPairsOf(connection, previous);
      if (isWhole || !connections.isServing(previous)) previous.close();
    };
    const connection = openConnection(
      prepared,
      {
        onFrame: pauses.check,
        onOpen: () => {
          openedAt = clock.now();
          overlaps = previous !== undefined && connections.isServing(previous);
        },
        onItems: (items) => {
          requiresItem = false;
          noteSeen(clock.now());
          events.onItems(items);
        },
        onMalformed: events.onMalformed,
        onEmpty: () => events.onEmpty?.(),
        onRefused: (reason) => log.warn({ exchange: name, reason }, 'a subscription is refused'),
        onAccepted: (pair) => log.info({ exchange: name, pair }, 'a refused subscription is accepted'),
        onSettled: replacePrevious,
        onLeaving,
        guard,
        onFirstData: (items, since) => {
          if (state !== 'live') {
            log.info({ exchange: name }, 'connected');
            isLogged = false;
          }
          setState('live');
          const isGap = !overlaps && !connections.hasServing();
          connections.setServing(connection);
          replacePrevious();
          // The short time until a first connection works is not a gap, unless attempts failed before.
          if (!isGap || (lastSeen === undefined && attempt === 0)) return;
          const from = lastSeen === undefined ? dateAt(startedAt) : pauses.completeUntil(lastSeen).date;
          pauses.forgetBefore(openedAt);
          const itemAfter = latest(items.flatMap((item) => events.timeOf?.(item) ?? []));
          // The monotonic clock stands still while the machine is suspended: the exchange's clock seems to be ahead
          // until it is measured again. An item that the machine's clock confirms shows how long that was.
          const to = Math.max(dateAt(since), Math.min(itemAfter ?? Number.NEGATIVE_INFINITY, clock.date()));
          refill({ from, to, itemAfter });
        },
      },
      {
        connectTimeoutMs: timing.connectTimeoutMs,
        staleMs: upstream.staleMs,
        itemTimeoutMs: upstream.itemTimeoutMs,
        rotateMs: timing.rotateMs,
        answerMs: timing.answerMs,
        resubscribeMs: timing.resubscribeMs,
        requiresItem: requiresItem || upstream.itemTimeoutMs !== undefined,
      },
      clock,
    );
    connections.add(connection);
    return connection;
  };

  /** Runs one connection until it ends or must be replaced. */
  const runConnection = async (previous: OpenConnection | undefined): Promise<Outcome> => {
    const leaving = Promise.withResolvers<string>();
    const connection = await connect(previous, leaving.resolve);
    const started = clock.now();
    const outcome = await Promise.race([connection.ended, leaving.promise]);
    const { orderly = false, garbled = false } = typeof outcome === 'string' ? {} : outcome;
    if (garbled) requiresItem = true;
    // Only the items of a garbled connection count as received: heartbeats do not make it healthy.
    const last = garbled ? connection.lastItems() : connection.lastData();
    const received = orderly && last !== undefined ? clock.now() : last;
    if (received !== undefined) noteSeen(received);
    const isHealthy = received !== undefined && received - started >= timing.healthyMs;
    if (isHealthy) {
      attempt = 0;
      isLogged = false;
    }
    if (typeof outcome !== 'string') return { kind: 'ended', failure: outcome };
    return { kind: 'leaving', connection, failure: isHealthy ? undefined : { reason: outcome } };
  };

  /** Counts and logs a failure, and waits until the next attempt. */
  const backOff = async ({ reason, status, retryAfterMs = 0 }: ConnectionEnd) => {
    attempt += THROTTLED.has(status) ? THROTTLED_ATTEMPTS : 1;
    const requestedMs = Math.min(retryAfterMs, MAX_RETRY_DELAY_MS);
    const retryMs = Math.max(requestedMs, backoffMs(attempt - 1, timing, Math.random()));
    const isLost = !connections.hasServing();
    if (isLogged) log.info({ exchange: name, retryMs });
    else log.warn({ exchange: name, reason, retryMs }, isLost ? 'not connected' : 'not replaced yet');
    isLogged = true;
    if (isLost) setState('down');
    await wait(retryMs, undefined, closing).catch(() => undefined);
  };

  const supervise = async () => {
    let previous: OpenConnection | undefined;
    while (!closing.signal.aborted) {
      let failure: ConnectionEnd | undefined;
      try {
        const outcome = await runConnection(previous);
        failure = outcome.failure;
        if (outcome.kind === 'leaving') previous = connections.keepOne(previous, outcome.connection);
      } catch (error) {
        if (closing.signal.aborted) return;
        const { status = 0, retryAfterMs = 0 } = error instanceof UpstreamError ? error : {};
        failure = { reason: reasonOf(error), status, retryAfterMs };
      }
      if (failure === undefined || closing.signal.aborted) continue;
      // A connection that is being replaced still serves while the new one fails.
      if (previous !== undefined && !connections.has(previous)) previous = undefined;
      await backOff(failure);
    }
  };
  const running = supervise();

  return {
    close: async () => {
      closing.abort();
      pauses.close();
      connections.close();
      await running;
    },
  };
}
