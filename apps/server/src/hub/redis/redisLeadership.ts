import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Log } from '../../log.ts';
import { type Coverage, coversMore, parseCoverage } from '../feedCoverage.ts';
import { KEY } from './redisKeys.ts';
import { RELEASE, RENEW, TAKE } from './redisScripts.ts';

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

/**
 * Competes for the leadership, and keeps it as long as it can be renewed. A leader publishes its coverage with each
 * renewal; a follower that receives more takes over, so that an ingest which cannot reach the exchanges never
 * replaces one that can.
 */
export function holdLeadership({
  commands,
  me,
  lockMs,
  now,
  log,
  coverage,
  onLeadership,
  onAttempt,
}: LeadershipOptions): Leadership {
  const closing = new AbortController();
  let leadUntil = Number.NEGATIVE_INFINITY;
  let reachedAt = now();
  let behindTimes = 0;
  /** The argument of `onLeadership` for a new leadership, until the call has succeeded. */
  let newSince: number | undefined;
  const leads = () => now() < leadUntil;

  const renew = async () =>
    (await commands.eval(RENEW, 2, KEY.leader, KEY.coverage, me, lockMs, JSON.stringify(coverage()))) === 1;
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
    const held =
      isRenewed || (await commands.set(KEY.leader, me, 'PX', lockMs, 'NX')) === 'OK' || (await takeFromDeaf());
    leadUntil = held ? attemptedAt + lockMs : Number.NEGATIVE_INFINITY;
    const lastReached = reachedAt;
    reachedAt = attemptedAt;
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
      await attempt().then(() => onAttempt(), onAttempt);
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
      await commands.eval(RELEASE, 1, KEY.leader, me).catch(() => undefined);
    },
  };
}
