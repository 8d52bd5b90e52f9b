import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REDIS_PROGRAM, type RedisServer, redisServer } from '../../../testing/redisServer.ts';
import { openTcpProxy } from '../../../testing/tcpProxy.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log/log.ts';
import { KEY } from './redisKeys.ts';
import { holdLeadership, type LeadershipOptions } from './redisLeadership.ts';

const LOCK_MS = 600;
/** So long that no test waits until it expires. */
const LONG_LOCK_MS = 12_000;
/** How long Redis responds to nothing; commands are given up earlier, and executed later. */
const [PAUSE_MS, COMMAND_TIMEOUT_MS] = [1200, 500];

describe.skipIf(REDIS_PROGRAM === undefined)('the leadership over Redis', { timeout: 20_000 }, () => {
  let redis: RedisServer;
  let commands: Redis;
  beforeEach(async () => {
    redis = await redisServer();
    commands = new Redis(redis.url, { commandTimeout: COMMAND_TIMEOUT_MS });
    // The time to connect would count.
    await once(commands, 'ready');
  });
  afterEach(async () => {
    commands.disconnect();
    await redis.stop();
  });

  const hold = (options: Partial<LeadershipOptions>) =>
    holdLeadership({
      commands,
      me: 'one',
      lockMs: LONG_LOCK_MS,
      now: () => performance.now(),
      log: createLog('silent'),
      coverage: () => ({}),
      onLeadership: async () => undefined,
      onDataLoss: () => undefined,
      onAttempt: () => undefined,
      ...options,
    });
  /** Redis executes the first attempt to acquire the leadership, but responds too late. */
  const holdWithLateResponse = (options: Partial<LeadershipOptions> = {}) => {
    let isFirst = true;
    const pause = () => commands.call('CLIENT', 'PAUSE', PAUSE_MS, 'ALL').catch(() => undefined);
    return hold({
      ...options,
      coverage: () => {
        // Called while a renewal is sent, which precedes the attempt.
        if (isFirst) queueMicrotask(pause);
        isFirst = false;
        return {};
      },
    });
  };
  /** The owner of the leadership, once Redis responds. */
  const owner = async () => {
    const other = new Redis(redis.url);
    const name = await other.get(KEY.leader);
    other.disconnect();
    return name;
  };

  it('retries to take over until that succeeds, and then only renews', async () => {
    const terms: (number | undefined)[] = [];
    const leadership = hold({
      lockMs: LOCK_MS,
      onLeadership: async (reachedAt) => {
        terms.push(reachedAt);
        if (terms.length < 3) throw new Error('Redis does not respond');
      },
    });
    await until(() => terms.length > 4);
    await leadership.close();
    const [first, ...others] = terms;
    expect(first).toEqual(expect.any(Number));
    expect(others.slice(0, 4)).toEqual([first, first, undefined, undefined]);
  });

  it('is a new one when Redis has lost it, as in a restart', async () => {
    const terms: (number | undefined)[] = [];
    const leadership = hold({
      lockMs: LOCK_MS,
      onLeadership: async (reachedAt) => {
        terms.push(reachedAt);
      },
    });
    await until(() => terms.length === 2);
    expect(terms).toEqual([expect.any(Number), undefined]);
    await commands.del(KEY.leader);
    await until(() => typeof terms.at(-1) === 'number');
    await leadership.close();
  });

  it('goes to the last leader when Redis has lost its data, also to that of a snapshot', async () => {
    const losses: string[] = [];
    const [one, two] = ['one', 'two'].map((me) => hold({ me, lockMs: LOCK_MS, onDataLoss: () => losses.push(me) }));
    await until(() => one?.leads() === true || two?.leads() === true);
    const [leader, follower] = one?.leads() ? [one, two] : [two, one];
    const name = await owner();
    const renewals = async () => Number(await commands.get(KEY.renewals));
    for (let round = 1; round <= 5; round += 1) {
      const before = (await renewals()) + 4;
      // The follower has to learn how many there were.
      await until(async () => (await renewals()) >= before);
      await commands.flushall();
      if (round % 2 === 0) await commands.set(KEY.renewals, before - 3);
      await until(async () => losses.length === round && (await owner()) === name);
      expect([leader?.leads(), follower?.leads()]).toEqual([true, false]);
    }
    await leader?.close();
    await until(() => follower?.leads() === true);
    expect(new Set(losses).has(name ?? '')).toBe(false);
    await follower?.close();
  });

  it('goes to another process when the last leader is lost with the data of Redis, after the lifetime of a lock', async () => {
    const losses: number[] = [];
    const terms: (number | undefined)[] = [];
    await commands.set(KEY.leader, 'the dead one', 'PX', LONG_LOCK_MS);
    await commands.set(KEY.renewals, 100);
    let attempts = 0;
    const leadership = hold({
      lockMs: LOCK_MS,
      onAttempt: () => {
        attempts += 1;
      },
      onDataLoss: (reachedAt) => losses.push(reachedAt),
      onLeadership: async (reachedAt) => {
        terms.push(reachedAt);
      },
    });
    await until(() => attempts > 3);
    const lostAfter = performance.now();
    await commands.flushall();
    const lostBefore = performance.now();
    await until(leadership.leads);
    expect(performance.now() - lostAfter).toBeGreaterThan(LOCK_MS * 0.9);
    expect(losses).toEqual([terms[0]]);
    expect(losses[0]).toBeLessThan(lostBefore);
    await leadership.close();
  });

  it('goes to the process that has the fills of that time, not to the last leader that was restarted', async () => {
    await commands.set(KEY.leader, 'the dead one', 'PX', LONG_LOCK_MS);
    await commands.set(KEY.renewals, 100);
    let attempts = 0;
    const follower = hold({
      me: 'follower',
      lockMs: LOCK_MS,
      onAttempt: () => {
        attempts += 1;
      },
    });
    await until(() => attempts > 3);
    await commands.flushall();
    await until(async () => (await commands.exists(KEY.waiting)) === 1);
    const restarted = hold({ me: 'restarted', lockMs: LOCK_MS });
    await until(() => follower.leads() || restarted.leads());
    expect([follower.leads(), restarted.leads()]).toEqual([true, false]);
    await follower.close();
    await until(restarted.leads);
    await restarted.close();
  });

  it('leads with the next attempt when Redis gave it the leadership but responded too late', async () => {
    const { promise: failed, resolve } = Promise.withResolvers<unknown>();
    const leadership = holdWithLateResponse({ onAttempt: resolve });
    expect(await failed).toBeInstanceOf(Error);
    expect(leadership.leads()).toBe(false);
    expect(await owner()).toBe('one');
    await until(leadership.leads, LONG_LOCK_MS / 2);
    await leadership.close();
  });

  it('is not left behind by a process that was closed before Redis responded', async () => {
    const { promise: failed, resolve } = Promise.withResolvers<unknown>();
    const leadership = holdWithLateResponse({ onAttempt: resolve });
    expect(await failed).toBeInstanceOf(Error);
    expect(await owner()).toBe('one');
    await leadership.close();
    expect(await owner()).toBeNull();
  });

  it('goes to a process that Redis responds to in time, from one whose renewals it only executes', async () => {
    const proxy = await openTcpProxy(Number(new URL(redis.url).port));
    const slow = new Redis(proxy.port, { commandTimeout: COMMAND_TIMEOUT_MS });
    await once(slow, 'ready');
    const leader = hold({ commands: slow, lockMs: 2 * COMMAND_TIMEOUT_MS });
    await until(leader.leads);
    const follower = hold({ me: 'two', lockMs: 2 * COMMAND_TIMEOUT_MS });
    proxy.delayResponses(1.5 * COMMAND_TIMEOUT_MS);
    await until(follower.leads);
    expect(leader.leads()).toBe(false);
    await Promise.all([leader.close(), follower.close()]);
    slow.disconnect();
    await proxy.close();
  });

  it('is not taken by an attempt that was under way when the process was closed', async () => {
    let closed: Promise<void> | undefined;
    let attempts = 0;
    const leadership = hold({
      lockMs: LOCK_MS,
      coverage: () => {
        attempts += 1;
        if (attempts === 3) closed = leadership.close();
        return {};
      },
    });
    await until(() => closed !== undefined);
    await closed;
    expect(await owner()).toBeNull();
  });
});
