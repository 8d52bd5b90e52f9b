import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { causeCode } from '../log/reasonOf.ts';
import type { Metrics } from '../metrics.ts';
import { requestedDelayMs, UpstreamError } from './fetchText.ts';

export type BreakerOptions = {
  readonly name: string;
  /** How many calls may run at once; others are rejected. */
  readonly mostAtOnce: number;
  /** The longest pause, even if the service requests a longer one. */
  readonly maxPauseMs: number;
  /** The pause after repeated failures. */
  readonly restMs?: number;
  /** The pause after a rate limit that names no delay; by default that after repeated failures. */
  readonly rateLimitMs?: number;
  /** The reason to log; by default one that cannot contain what was looked up. */
  readonly reasonOf?: (error: unknown) => string;
};

export type Breaker = {
  /** Makes a call, or rejects without one. */
  readonly call: <Value>(request: () => Promise<Value>) => Promise<Value>;
  /** How long calls will be rejected, in milliseconds; 0 if the next one is made. */
  readonly pauseMs: () => number;
};

export const REST_MS = 30_000;
export const FAILURES_BEFORE_PAUSE = 5;
/** Binance and Upbit send 418 to an address that is blocked for a while. */
const RATE_LIMITED: ReadonlySet<number> = new Set([418, 429]);
/** A service that fails now and then causes at most one pair of lines in this time. */
export const LOG_GAP_MS = 60_000;

/** A rate limit that names no delay. */
function isRateLimit(error: unknown): boolean {
  return error instanceof UpstreamError && RATE_LIMITED.has(error.status) && error.retryAfterMs === undefined;
}

/** A message of ours, or a code: the message of another library could contain what was looked up. */
function discreetReason(error: unknown): string {
  if (error instanceof UpstreamError) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return 'no response in time';
  const code = causeCode(error);
  return code === '' ? 'network' : `network: ${code}`;
}

/**
 * Protects a service: limits how many calls run at once, respects Retry-After, and pauses the service for all callers
 * after consecutive failures. After a pause a single call tries it.
 *
 * One line is logged when it fails and one when it recovers.
 */
export function createBreaker(
  { name, mostAtOnce, maxPauseMs, restMs = REST_MS, rateLimitMs = restMs, reasonOf = discreetReason }: BreakerOptions,
  log: Log,
  metrics: Metrics,
  { now }: Clock = systemClock,
): Breaker {
  let running = 0;
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Whether it was paused and no call has succeeded since. */
  let isTripped = false;
  let isLossLogged = false;
  let lossLoggedAt = Number.NEGATIVE_INFINITY;
  let fullLoggedAt = Number.NEGATIVE_INFINITY;

  const pauseMs = () => Math.max(0, pausedUntil - now());
  const succeed = () => {
    metrics.source(name, true);
    // A call from before the pause does not end it.
    if (pauseMs() > 0) return;
    failures = 0;
    isTripped = false;
    if (isLossLogged) log.info({ source: name }, 'answers again');
    isLossLogged = false;
  };
  const fail = (error: unknown) => {
    metrics.source(name, false);
    failures += 1;
    const pausesMs = [
      isTripped || failures >= FAILURES_BEFORE_PAUSE ? restMs : 0,
      isRateLimit(error) ? rateLimitMs : 0,
      requestedDelayMs(error, maxPauseMs),
    ];
    const retryMs = Math.max(...pausesMs);
    if (retryMs > 0) isTripped = true;
    // If several responses ask for a pause, the longest one counts.
    pausedUntil = Math.max(pausedUntil, now() + retryMs);
    if (isLossLogged || now() - lossLoggedAt < LOG_GAP_MS) return;
    isLossLogged = true;
    lossLoggedAt = now();
    log.warn({ source: name, reason: reasonOf(error), ...(retryMs > 0 ? { retryMs } : {}) }, 'does not answer');
  };
  const refuse = () => {
    if (!isTripped && now() - fullLoggedAt >= LOG_GAP_MS) {
      fullLoggedAt = now();
      log.warn({ source: name, running }, 'too many calls at once');
    }
    throw new UpstreamError(503, 'too many calls at once');
  };

  return {
    pauseMs,
    call: async (request) => {
      if (pauseMs() > 0) throw new UpstreamError(503, 'asked to wait');
      if (running >= (isTripped ? 1 : mostAtOnce)) refuse();
      running += 1;
      try {
        const value = await request();
        succeed();
        return value;
      } catch (error) {
        fail(error);
        throw error;
      } finally {
        running -= 1;
      }
    },
  };
}
