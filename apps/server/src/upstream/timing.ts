import { doubled } from '../rest/doubled.ts';

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
  /** A subscription that is not rejected within this time is accepted. */
  readonly answerMs: number;
  /** The rejected subscription of a pair is sent again after this time. */
  readonly resubscribeMs: number;
};

export type ConnectionTiming = {
  readonly connectTimeoutMs: number;
  readonly staleMs: number;
  readonly rotateMs: number;
  readonly itemTimeoutMs?: number | undefined;
  /** A subscription that is not rejected within this time is accepted. */
  readonly answerMs: number;
  /** A rejected subscription is sent again after this time. */
  readonly resubscribeMs: number;
  /** Only an item proves that the connection works: after a garbled one, and with `itemTimeoutMs`. */
  readonly requiresItem: boolean;
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
  answerMs: 5000,
  resubscribeMs: 120_000,
};

/** Rate limited: treated as this many failed attempts. */
export const THROTTLED: ReadonlySet<number | undefined> = new Set([403, 418, 429, 451]);
export const THROTTLED_ATTEMPTS = 3;

/** Full jitter: a random delay between the minimum and a bound that doubles with every failure. */
export function backoffMs(attempt: number, timing: UpstreamTiming, random: number): number {
  const bound = doubled(timing.minBackoffMs, attempt, timing.maxBackoffMs);
  return Math.max(timing.minBackoffMs, Math.round(bound * random));
}
