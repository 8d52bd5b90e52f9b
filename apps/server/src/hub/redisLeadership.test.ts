import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REDIS_PROGRAM, type RedisServer, redisServer } from '../../testing/redisServer.ts';
import { until } from '../../testing/until.ts';
import { createLog } from '../log.ts';
import { KEY } from './redisKeys.ts';
import { holdLeadership } from './redisLeadership.ts';

const LOCK_MS = 600;

describe.skipIf(REDIS_PROGRAM === undefined)('the leadership over Redis', { timeout: 20_000 }, () => {
  let redis: RedisServer;
  let commands: Redis;
  beforeEach(async () => {
    redis = await redisServer();
    commands = new Redis(redis.url);
  });
  afterEach(async () => {
    commands.disconnect();
    await redis.stop();
  });

  it('retries to take over until that succeeds, and then only renews', async () => {
    const terms: (number | undefined)[] = [];
    const leadership = holdLeadership({
      commands,
      me: 'one',
      lockMs: LOCK_MS,
      now: () => performance.now(),
      log: createLog('silent'),
      coverage: () => ({}),
      onLeadership: async (reachedAt) => {
        terms.push(reachedAt);
        if (terms.length < 3) throw new Error('Redis does not respond');
      },
      onAttempt: () => undefined,
    });
    await until(() => terms.length > 4);
    await leadership.close();
    const [first, ...others] = terms;
    expect(first).toEqual(expect.any(Number));
    expect(others.slice(0, 4)).toEqual([first, first, undefined, undefined]);
  });

  it('leads soon after the response to its first attempt came too late', async () => {
    const lockMs = 6000;
    const hasty = new Redis(redis.url, { commandTimeout: 100 });
    await until(() => hasty.status === 'ready');
    hasty.stream.pause();
    let failures = 0;
    const leadership = holdLeadership({
      commands: hasty,
      me: 'one',
      lockMs,
      now: () => performance.now(),
      log: createLog('silent'),
      coverage: () => ({}),
      onLeadership: async () => undefined,
      onAttempt: (error) => {
        if (error !== undefined) failures += 1;
      },
    });
    await until(() => failures === 1);
    // As if the first command had been the one that acquires.
    await commands.set(KEY.leader, 'one', 'PX', lockMs, 'NX');
    hasty.stream.resume();
    await until(() => leadership.leads(), lockMs / 2);
    await leadership.close();
    hasty.disconnect();
  });
});
