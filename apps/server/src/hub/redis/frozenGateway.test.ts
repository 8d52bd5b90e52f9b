import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { listenTo } from '../../../testing/feedListener.ts';
import { REDIS_PROGRAM, type RedisServer, redisServer } from '../../../testing/redisServer.ts';
import { outputOf, spawnChild } from '../../../testing/spawnChild.ts';
import { type TestSite, testSite } from '../../../testing/testSite.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log/log.ts';
import type { Bus } from '../bus.ts';
import { openRedisBus } from './redisBus.ts';

const BURST = 3000;
/** Longer than a connection to Redis waits for a response, so that its timer expires as soon as the process resumes. */
const FROZEN_MS = 7000;
let [redis, bus, site]: [RedisServer?, Bus?, TestSite?] = [];

afterEach(async () => {
  await bus?.close();
  await redis?.stop();
  site?.remove();
});

describe.skipIf(REDIS_PROGRAM === undefined)('a gateway that stands still', { timeout: 40_000 }, () => {
  it(`misses nothing of ${BURST} trades that came meanwhile, and logs no loss of Redis`, async () => {
    redis = await redisServer();
    site = testSite();
    bus = await openRedisBus(redis.url, { leading: true }, createLog('silent'));
    await until(() => bus?.leads() ?? false);
    const variables = { ROLE: 'gateway', REDIS_URL: redis.url, PORT: '0', SITE_DIR: site.siteDir };
    const main = join(import.meta.dirname, '../../main.ts');
    const gateway = spawnChild(process.execPath, [main], variables);
    const out = outputOf(gateway.stdout);
    await until(() => out().includes('"url"'), 30_000);
    const url = /"url":"http([^"]+)"/.exec(out())?.[1];
    const { trades, socket } = await listenTo(`ws${url}/ws`);

    gateway.kill('SIGSTOP');
    for (let number = 0; number < BURST; number += 1) {
      const figures = {
        price: 60_000 + number,
        volume: 10,
        volumeUsd: 600_000,
        side: 'BUY',
        timestamp: Date.now(),
      } as const;
      bus.publishTrade({ exchange: 'binance', symbol: 'BTCUSDT', id: String(number), ...figures });
    }
    await wait(FROZEN_MS);
    expect(trades).toEqual([]);
    gateway.kill('SIGCONT');
    await until(() => trades.length >= BURST);
    expect(trades.map(({ id }) => id)).toEqual(Array.from({ length: BURST }, (_, number) => String(number)));
    expect(out()).not.toContain('the bus is');
    socket.close();
    gateway.kill('SIGKILL');
  });
});
