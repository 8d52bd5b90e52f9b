import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reasonOf.ts';
import type { Metrics } from '../metrics.ts';
import { createBreaker, REST_MS } from './createBreaker.ts';
import { UpstreamError } from './fetchText.ts';

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
  /** How long a source is paused that limits requests without saying for how long. */
  readonly rateLimitMs?: number;
};

const RETRY_MS = 500;
/** The maximum pause, even if a source requests a longer one. */
export const MAX_RETRY_DELAY_MS = 600_000;
const SERVICE_UNAVAILABLE = 503;

/** Whether one retry may help: after a network error, or if a busy service does not ask for a longer delay. */
function isTransient(error: unknown, retryMs: number): boolean {
  if (!(error instanceof UpstreamError)) return true;
  return error.status === SERVICE_UNAVAILABLE && (error.retryAfterMs ?? 0) <= retryMs;
}

/**
 * A REST source whose value is shared: concurrent readers share one request, transient failures are retried once, and
 * a breaker pauses a source that keeps failing or asks for a delay.
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
  rateLimitMs = restMs,
}: Parts<Value>): Source<Value> {
  let last: Reading<Value> | undefined;
  let running: Promise<Reading<Value>> | undefined;
  const limits = { name, mostAtOnce: 1, maxPauseMs: MAX_RETRY_DELAY_MS, restMs, rateLimitMs, reasonOf };
  const breaker = createBreaker(limits, log, metrics, clock);

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
    last = { value: await breaker.call(attempt), at: clock.now() };
    return last;
  };

  return {
    last: () => last,
    read: () => {
      if (last !== undefined && clock.now() - last.at < freshMs) return Promise.resolve(last);
      running ??= refresh().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
