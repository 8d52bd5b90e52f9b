import type { UpstreamTiming } from '../src/upstream/timing.ts';

/** Connection timings, a hundred times faster. */
export const FAST_TIMING: UpstreamTiming = {
  connectTimeoutMs: 2000,
  rotateMs: 3_600_000,
  minBackoffMs: 10,
  maxBackoffMs: 200,
  connectGapMs: 10,
  holdMs: 60,
  refillRetryMs: 20,
  healthyMs: 100,
  answerMs: 50,
  resubscribeMs: 1200,
};
