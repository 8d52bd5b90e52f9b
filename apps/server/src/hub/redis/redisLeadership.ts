import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Log } from '../../log/log.ts';
import { HELD_MS } from '../createHub.ts';
import { type Coverage, coversMore, parseCoverage } from '../feedCoverage.ts';
import { KEY } from './redisKeys.ts';
import { ACQUIRE, RELEASE, RENEW, TAKE } from './redisScripts.ts';
import { SEEN_MS } from './tradePublisher.ts';

export type LeadershipOptions = {
  readonly commands: Redis;
  readonly me: string;
  /** How long the leadership lasts after its holder is gone. */
  readonly lockMs: number;
  readonly now: () => number;
  readonly log: Log;
  readonly coverage: () => Coverage;
  /**
   * Called each time the leadership is acquired or renewed.
   *
   * @param reachedAt when it was acquired: the time of the last attempt before that reached Redis; again with the next
   *   renewal if the call failed
   */
  readonly onLeadership: (reachedAt?: number) => Promise<void>;
  /**
   * Called when Redis no longer knows which fills were published: it has lost its data while another process led, as in
   * a restart, or its clock was set ahead, so that data expired.
   *
   * @param reachedAt the time of the last attempt before that reached Redis
   */
  readonly onDataLoss: (reachedAt: number) => void;
  /** Called after each attempt, which always writes, with its error if it failed. */
  readonly onAttempt: (error?: unknown) => void;
};

export type Leadership = {
  readonly leads: () => boolean;
  /** Called when another process turns out to lead. */
  readonly lost: () => void;
  /** Releases the leadership and stops competing. */
  readonly close: () => Promise<void>;
};

/** Attempts per lifetime of the lock. */
const ATTEMPTS = 6;
/** How many times in a row a leader must receive less before it loses the leadership. */
const TIMES_DEAF = 3;
/** An epoch ends before a fill is forgotten that an ingest may still hold. */
const EPOCH_MS = SEEN_MS - HELD_MS;

/**
 * Competes for the leadership, and keeps it as long as it can be renewed. A leader publishes its coverage with each
 * renewal; a follower that receives more takes over, so that an ingest which cannot reach the exchanges never
 * replaces one that can.
 *
 * Only the last leader knows which fills were published if Redis has lost its data, so the others let it lead again:
 * they wait for it as long as a lock lasts. The leader counts its renewals in Redis, because Redis may also come back
 * with old data.
 */
export function holdLeadership({
  commands,
  me,
  lockMs,
  now,
  log,
  coverage,
  onLeadership,
  onDataLoss,
  onAttempt,
}: LeadershipOptions): Leadership {
  const closing = new AbortController();
  let leadUntil = Number.NEGATIVE_INFINITY;
  let reachedAt = now();
  let behindTimes = 0;
  /** Whether this process held the leadership at the last attempt that reached Redis. */
  let wasLeader = false;
  /** The number of renewals in Redis, until it has lost its data; then, how often the last leader was waited for. */
  let renewals = 0;
  let waitedTimes = 0;
  /** The epoch that another process began or renewed; 0 if there was none. */
  let epoch = 0;
  /** The argument of `onLeadership` for a new leadership, until the call has succeeded. */
  let newSince: number | undefined;
  const leads = () => now() < leadUntil;

  const release = () => commands.eval(RELEASE, 1, KEY.leader, me).catch(() => undefined);
  const renew = async (): Promise<boolean> => {
    const keys = [KEY.leader, KEY.coverage, KEY.renewals, KEY.epoch];
    const values = [me, lockMs, JSON.stringify(coverage()), EPOCH_MS];
    const found = Number(await commands.eval(RENEW, keys.length, ...keys, ...values));
    if (found > 0) [renewals, waitedTimes, epoch] = [found, 0, 0];
    return found > 0;
  };
  const acquire = async (): Promise<boolean> => {
    const keys = [KEY.leader, KEY.renewals, KEY.waiting, KEY.epoch];
    const least = wasLeader || waitedTimes >= ATTEMPTS ? 0 : renewals || -1;
    const result = await commands.eval(ACQUIRE, keys.length, ...keys, me, lockMs, least);
    const [isAcquired, isHeld, found, foundEpoch = 0] = (Array.isArray(result) ? result : []).map(Number);
    const hasLostData = found !== undefined && found < renewals && !wasLeader;
    const hasLostFills = hasLostData ? waitedTimes === 0 : epoch > 0 && foundEpoch !== epoch && !wasLeader;
    if (hasLostFills) onDataLoss(reachedAt);
    epoch = foundEpoch;
    waitedTimes = hasLostData && isAcquired === 0 && isHeld === 0 ? waitedTimes + 1 : 0;
    if (waitedTimes === 0) renewals = found ?? renewals;
    return isAcquired === 1;
  };
  const takeFromDeaf = async (): Promise<boolean> => {
    const [leader, stored] = await commands.mget(KEY.leader, KEY.coverage);
    const theirs = typeof stored === 'string' ? parseCoverage(stored) : undefined;
    behindTimes = leader && theirs !== undefined && coversMore(coverage(), theirs) ? behindTimes + 1 : 0;
    if (!leader || behindTimes < TIMES_DEAF) return false;
    behindTimes = 0;
    const taken = (await commands.eval(TAKE, 2, KEY.leader, KEY.coverage, leader, me, lockMs)) === 1;
    if (taken) log.warn('the leader received less than this process, which leads now');
    return taken;
  };
  const attempt = async () => {
    const attemptedAt = now();
    const before = leads();
    // It may already hold the leadership without leading, if the response to an earlier attempt was too late.
    const isRenewed = await renew();
    const held = isRenewed || (await acquire()) || (await takeFromDeaf());
    wasLeader = held;
    leadUntil = held ? attemptedAt + lockMs : Number.NEGATIVE_INFINITY;
    const lastReached = reachedAt;
    // Nobody leads while the last leader is waited for.
    if (waitedTimes === 0) reachedAt = attemptedAt;
    if (!held) newSince = undefined;
    else if (!before || !isRenewed) {
      newSince = lastReached;
      log.info('leading');
    }
    if (!held) return;
    await onLeadership(newSince);
    newSince = undefined;
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      // The leadership expires if it cannot be renewed.
      await attempt().then(
        () => onAttempt(),
        (error: unknown) => {
          // The last leader has lost Redis, too, and gets the whole time again.
          waitedTimes = Math.min(waitedTimes, 1);
          // Redis may execute renewals whose responses are too late, which would keep others from leading.
          if (wasLeader && !leads()) void release();
          onAttempt(error);
        },
      );
      await wait(lockMs / ATTEMPTS, undefined, closing).catch(() => undefined);
    }
  };
  const running = run();

  return {
    leads,
    lost: () => {
      leadUntil = Number.NEGATIVE_INFINITY;
    },
    close: async () => {
      closing.abort();
      // An attempt that is under way may still acquire the leadership.
      await running;
      await release();
    },
  };
}
