import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { reasonOf } from '../reasonOf.ts';
import { requestedDelayMs, UpstreamError } from './fetchText.ts';

export type Reading<Value> = {
  readonly value: Value;
  /** When it was read, by the monotonic clock. */
  readonly at: number;
};

export type Source<Value> = {
  /** The value if at most `freshMs` old, otherwise fetched again. Rejects if it cannot be fetched. */
  readonly read: () => Promise<Reading<Value>>;
  /** The last fetched value, however old. */
  readonly last: () => Reading<Value> | undefined;
};

type Parts<Value> = {
  readonly name: string;
  readonly freshMs: number;
  /** Fetches and validates the value; rejects if it is invalid. */
  readonly fetchValue: () => Promise<Value>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock?: Clock;
  readonly retryMs?: number;
  /** How long a failing source is paused. */
  readonly restMs?: number;
};

const RETRY_MS = 500;
const REST_MS = 30_000;
const FAILURES_BEFORE_REST = 5;
/** The maximum pause, even if a source requests a longer one. */
export const MAX_RETRY_DELAY_MS = 600_000;
const SERVICE_UNAVAILABLE = 503;

/** Whether one retry may help: after a network error, or if a busy service does not ask for a longer delay. */
function isTransient(error: unknown, retryMs: number): boolean {
  if (!(error instanceof UpstreamError)) return true;
  return error.status === SERVICE_UNAVAILABLE && (error.retryAfterMs ?? 0) <= retryMs;
}

/**
 * A rate-limited REST source: concurrent readers share one request, transient failures are retried once, a failing
 * source is paused for a while, and Retry-After is respected.
 *
 * One line is logged when it fails and one when it recovers.
 */
export function createSource<Value>({
  name,
  freshMs,
  fetchValue,
  log,
  metrics,
  clock = systemClock,
  retryMs = RETRY_MS,
  restMs = REST_MS,
}: Parts<Value>): Source<Value> {
  let last: Reading<Value> | undefined;
  let running: Promise<Reading<Value>> | undefined;
  let waitUntil = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let lost = false;

  const attempt = async (): Promise<Value> => {
    try {
      return await fetchValue();
    } catch (error) {
      if (!isTransient(error, retryMs)) throw error;
      await wait(retryMs);
      return fetchValue();
    }
  };
  const refresh = async (): Promise<Reading<Value>> => {
    try {
      last = { value: await attempt(), at: clock.now() };
      failures = 0;
      metrics.source(name, true);
      if (lost) log.info({ source: name }, 'answers again');
      lost = false;
      return last;
    } catch (error) {
      metrics.source(name, false);
      failures += 1;
      const rest = failures >= FAILURES_BEFORE_REST ? restMs : 0;
      waitUntil = clock.now() + Math.max(rest, requestedDelayMs(error, MAX_RETRY_DELAY_MS));
      if (!lost) log.warn({ source: name, reason: reasonOf(error) }, 'does not answer');
      lost = true;
      throw error;
    }
  };

  return {
    last: () => last,
    read: () => {
      if (last !== undefined && clock.now() - last.at < freshMs) return Promise.resolve(last);
      if (running === undefined && clock.now() < waitUntil)
        return Promise.reject(new UpstreamError(429, 'asked to wait'));
      running ??= refresh().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
