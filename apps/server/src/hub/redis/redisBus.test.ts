import { serialiseFeedMessage, type Trade } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeBinance } from '../../../fakes/exchanges/fakeBinance.ts';
import type { FakeExchange } from '../../../fakes/exchanges/fakeExchange.ts';
import { REDIS_PROGRAM, type RedisServer, redisServer } from '../../../testing/redisServer.ts';
import { FAST_TIMING } from '../../../testing/testTiming.ts';
import { until } from '../../../testing/until.ts';
import { readConfig } from '../../config/config.ts';
import { type Feed, startFeed } from '../../ingest/startFeed.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics.ts';
import type { Bus } from '../bus.ts';
import { openRedisBus } from './redisBus.ts';

const LOG = createLog('silent');
const LOCK_MS = 900;

describe.skipIf(REDIS_PROGRAM === undefined)('the bus over Redis', () => {
  let redis: RedisServer;
  let buses: Bus[] = [];
  let feeds: Feed[] = [];
  let fake: FakeExchange;

  const open = async (leading: boolean) => {
    const bus = await openRedisBus(redis.url, { leading, lockMs: LOCK_MS }, LOG);
    buses.push(bus);
    await until(() => bus.healthy());
    return bus;
  };
  const gateway = async () => {
    const bus = await open(false);
    const trades: Trade[] = [];
    bus.subscribe((event) => event.type === 'trade' && trades.push(event.trade));
    return { bus, trades };
  };
  const ingest = async () => {
    const bus = await open(true);
    const config = readConfig({ EXCHANGES: 'binance', SWEEP_MS: '20', ...fake.variables });
    const feed = startFeed({ config, bus, log: LOG, metrics: createMetrics(), timing: FAST_TIMING });
    feeds.push(feed);
    return { bus, feed };
  };
  const sell = (price: number) => fake.trade({ coin: 'BTC', side: 'SELL', price, coins: 10 });

  beforeEach(async () => {
    redis = await redisServer();
    fake = await fakeBinance();
  });
  afterEach(async () => {
    for (const feed of feeds) await feed.close();
    for (const bus of buses) await bus.close();
    [feeds, buses] = [[], []];
    await fake.close();
    await redis.stop();
  });

  it('shows every trade once at two gateways while one of two ingests is lost', async () => {
    const [one, two] = [await gateway(), await gateway()];
    const first = await ingest();
    await until(() => first.bus.leads());
    const second = await ingest();
    await until(() => fake.subscribers() === 2);
    const prices: number[] = [];
    const trade = async (count: number) => {
      for (let number = 0; number < count; number += 1) {
        prices.push(60_000 + prices.length);
        sell(prices.at(-1) ?? 0);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };
    await trade(20);
    // The leader crashes: it neither disconnects nor releases its leadership.
    await first.feed.close();
    feeds = feeds.filter((feed) => feed !== first.feed);
    await killed(first.bus);
    await trade(60);
    await until(() => second.bus.leads());
    await trade(20);
    for (const { trades } of [one, two]) {
      await until(() => trades.length >= prices.length);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(trades.map(({ price }) => price).sort()).toEqual(prices);
    }
  });

  it('hands the leadership over at once when it is given back', async () => {
    const [first, second] = [await open(true), await open(true)];
    await until(() => first.leads() || second.leads());
    const [leader, follower] = first.leads() ? [first, second] : [second, first];
    expect(follower.leads()).toBe(false);
    await leader.close();
    buses = buses.filter((bus) => bus !== leader);
    await until(() => follower.leads(), LOCK_MS);
  });

  it('shares status and responses', async () => {
    const leader = await open(true);
    await until(() => leader.leads());
    leader.publishStatus({ binance: 'live' });
    await leader.put('response', '{"x":1}', 300);
    const late = await open(false);
    await until(() => late.status()['binance'] === 'live');
    expect(await late.get('response')).toBe('{"x":1}');
    await until(async () => (await late.get('response')) === undefined);
  });

  it('finds the trades of the last hour where a gateway starts late, and none of them twice', async () => {
    const early = await gateway();
    expect(early.bus.recent()).toEqual({ coveredMs: expect.any(Number), trades: [] });
    const leader = await ingest();
    await until(() => leader.bus.leads() && fake.subscribers() === 1);
    for (const price of [60_001, 60_002, 60_003]) {
      sell(price);
      await until(() => early.trades.at(-1)?.price === price);
    }
    const late = await gateway();
    const prices = () => late.bus.recent().trades.map(({ price }) => price);
    // The newest come as live trades where the machine is too slow to find them in the history.
    await until(() => prices().length === 3);
    expect(prices()).toEqual([60_001, 60_002, 60_003]);
    expect(late.bus.recent().coveredMs).toBeGreaterThan(0);
    sell(60_004);
    await until(() => late.trades.at(-1)?.price === 60_004);
    expect(prices()).toEqual([60_001, 60_002, 60_003, 60_004]);
    await until(() => early.bus.recent().trades.length === 4);
    expect(early.bus.recent().trades).toEqual(late.bus.recent().trades);
  });

  it('counts the whole hour as known only where the stream is older than it', async () => {
    const client = new Redis(redis.url);
    const trade: Trade = {
      exchange: 'okx',
      symbol: 'BTC-USDT-SWAP',
      id: '1',
      price: 60_000,
      volume: 10,
      volumeUsd: 600_000,
      side: 'BUY',
      timestamp: Date.now(),
    };
    const add = (ageMs: number, id: string) =>
      client.xadd(
        'toolbox:feed',
        `${Date.now() - ageMs}-1`,
        'message',
        serialiseFeedMessage({ type: 'real_time_trade', trade: { ...trade, id } }),
      );
    await add(3_700_000, 'too old');
    await add(1_800_000, 'old');
    const whole = (await gateway()).bus.recent();
    expect(whole.trades.map(({ id }) => id)).toEqual(['old']);
    expect(whole.coveredMs).toBe(3_600_000);
    await client.del('toolbox:feed');
    await add(60_000, 'new');
    const short = (await gateway()).bus.recent();
    expect(short.trades.map(({ id }) => id)).toEqual(['new']);
    expect(short.coveredMs).toBeGreaterThan(59_000);
    expect(short.coveredMs).toBeLessThan(120_000);
    await client.quit();
  });

  it('receives without the history where its account may not read it', async () => {
    const client = new Redis(redis.url);
    await client.acl('SETUSER', 'limited', 'on', '>secret', '~*', '+@all', '-time');
    const bus = await openRedisBus(`redis://limited:secret@127.0.0.1:${redis.port}`, { leading: false }, LOG);
    buses.push(bus);
    const trades: Trade[] = [];
    bus.subscribe((event) => event.type === 'trade' && trades.push(event.trade));
    const leader = await ingest();
    await until(() => leader.bus.leads() && fake.subscribers() === 1);
    sell(60_001);
    await until(() => trades.length === 1);
    expect(bus.recent().trades).toEqual(trades);
    await client.quit();
  });

  it('loses nothing a gateway missed while Redis was away for it, and recovers from a restart', async () => {
    const { trades, bus } = await gateway();
    const leader = await ingest();
    await until(() => leader.bus.leads() && fake.subscribers() === 1);
    sell(60_001);
    await until(() => trades.length === 1);
    await redis.stop();
    await until(() => !bus.healthy());
    sell(60_002);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await bus.get('response')).toBeUndefined();
    await redis.start();
    await until(() => leader.bus.leads() && bus.healthy());
    sell(60_003);
    await until(() => trades.length === 3);
    expect(trades.map(({ price }) => price)).toEqual([60_001, 60_002, 60_003]);
  });

  /** Closing releases the leadership, but a crash does not, so the lock is set again in its name. */
  async function killed(bus: Bus): Promise<void> {
    buses = buses.filter((other) => other !== bus);
    await bus.close();
    const client = new Redis(redis.url);
    await client.set('toolbox:leader', 'the dead one', 'PX', LOCK_MS);
    await client.quit();
  }
});
