import { setTimeout as wait } from 'node:timers/promises';
import { serialiseFeedMessage } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRedisFeed, type RedisFeed } from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM, type RedisServer, redisServer } from '../../../testing/redisServer.ts';
import { openTcpProxy, type TcpProxy } from '../../../testing/tcpProxy.ts';
import { until } from '../../../testing/until.ts';
import { KEY } from './redisKeys.ts';

const HOUR_MS = 3_600_000;
const OLD = 300;
let feed: RedisFeed;
let next: RedisServer;
let proxy: TcpProxy;
let before: Redis;
let after: Redis;

/** A trade whose price identifies it. */
const message = (price: number) =>
  serialiseFeedMessage({
    type: 'real_time_trade',
    trade: {
      exchange: 'binance',
      symbol: 'BTCUSDT',
      side: 'BUY',
      price,
      volume: 20,
      volumeUsd: 20 * price,
      id: String(price),
      timestamp: Date.now(),
    },
  });

async function add(redis: Redis, price: number, ms?: number): Promise<void> {
  await redis.xadd(KEY.stream, ms === undefined ? '*' : `${ms}-0`, 'message', message(price));
}

/** Trades 20 s apart, up to a time. */
async function addOld(redis: Redis, end: number): Promise<void> {
  for (let place = 0; place < OLD; place += 1) await add(redis, 1000 + place, end - (OLD - place) * 20_000);
}

describe.skipIf(REDIS_PROGRAM === undefined)('a stream that lost its newest entries', { timeout: 30_000 }, () => {
  beforeEach(async () => {
    feed = await openRedisFeed();
    next = await redisServer();
    proxy = await openTcpProxy(feed.redis.port);
    [before, after] = [new Redis(feed.redis.url), new Redis(next.url)];
    before.on('error', () => undefined);
  });
  afterEach(async () => {
    before.disconnect();
    await after.quit();
    await feed.close();
    await proxy.close();
    await next.stop();
  });

  /** Opens a gateway. */
  const follow = async () => {
    const { trades } = await feed.gateway(`redis://127.0.0.1:${proxy.port}`);
    return () => trades.map(({ price }) => price);
  };
  /** Waits until the gateway has looked where the stream of the other Redis ends. */
  const seen = () => until(async () => (await after.info('commandstats')).includes('cmdstat_xrevrange'));
  /** Leads the gateway to the other Redis, which in the meantime received trade 60,001, and then receives 60,002. */
  const failOver = async (prices: () => readonly number[]) => {
    await feed.redis.stop();
    await wait(300);
    await add(after, 60_001);
    proxy.leadTo(next.port);
    await until(() => prices().includes(60_001));
    await add(after, 60_002);
    await until(() => prices().includes(60_002));
  };

  it('shows only what was published since then', async () => {
    for (const redis of [before, after]) await addOld(redis, Date.now() - 26 * HOUR_MS);
    const prices = await follow();
    const start = Date.now();
    for (let place = 0; place < 3; place += 1) await add(before, 50_000 + place, start + place);
    await add(after, 50_000, start);
    await until(() => prices().length === 3);
    await feed.redis.stop();
    proxy.leadTo(next.port);
    await seen();
    await add(after, 60_001);
    await until(() => prices().includes(60_001));
    expect(prices()).toEqual([50_000, 50_001, 50_002, 60_001]);
  });

  it('shows each new trade once if the clock was set back by an hour', async () => {
    await addOld(after, Date.now() - 60_000);
    const prices = await follow();
    await add(before, 50_000, Date.now() + HOUR_MS);
    await until(() => prices().length === 1);
    await failOver(prices);
    expect(prices()).toEqual([50_000, 60_001, 60_002]);
  });

  it('shows each new trade once if the clock was set back and the ids continue where they were', async () => {
    await addOld(after, Date.now() + HOUR_MS - 60_000);
    const prices = await follow();
    await add(before, 50_000, Date.now() + HOUR_MS);
    await until(() => prices().length === 1);
    await failOver(prices);
    // The newest of the old trades is of the same millisecond as the new ones, and was not received before.
    expect(prices().filter((price) => price >= 50_000)).toEqual([50_000, 60_001, 60_002]);
    expect(prices().length).toBeLessThanOrEqual(4);
  });

  it('shows each new trade once if it was empty at first and the clock was set back', async () => {
    const prices = await follow();
    await add(before, 50_000, Date.now() + HOUR_MS);
    await until(() => prices().length === 1);
    await feed.redis.stop();
    proxy.leadTo(next.port);
    await seen();
    await add(after, 60_001);
    await until(() => prices().includes(60_001));
    await add(after, 60_002);
    await until(() => prices().includes(60_002));
    expect(prices()).toEqual([50_000, 60_001, 60_002]);
  });

  it('shows each new trade once if the account may not ask for the time', async () => {
    await addOld(after, Date.now() - 60_000);
    const prices = await follow();
    await add(before, 50_000, Date.now() + HOUR_MS);
    await until(() => prices().length === 1);
    await after.acl('SETUSER', 'default', '-time');
    await failOver(prices);
    expect(prices()).toEqual([50_000, 60_001, 60_002]);
  });
});
