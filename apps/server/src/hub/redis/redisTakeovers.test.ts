import type { Trade } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCK_MS, numberedTrade, openRedisFeed, type RedisFeed } from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM } from '../../../testing/redisServer.ts';
import { until } from '../../../testing/until.ts';
import { KEY } from './redisKeys.ts';

const MIN_USD = 500_000;
/** Longer than two ingests may differ in when they reach a Redis that has restarted: each may wait 2 s to connect. */
const LONG_LOCK_MS = 3000;
let feed: RedisFeed;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Waits until the follower has reached Redis, before which it forgets what was published. It alone reads who leads. */
const followerReaches = async () => {
  const client = new Redis(feed.redis.url);
  const reads = async () => Number(/cmdstat_mget:calls=(\d+)/u.exec(await client.info('commandstats'))?.[1] ?? 0);
  const before = await reads();
  // Three reads: the first may have begun before, and the last may not be over.
  await until(async () => (await reads()) > before + 2);
  await client.quit();
};
const volume = (trades: readonly Trade[]) => trades.reduce((sum, trade) => sum + trade.volume, 0);

describe.skipIf(REDIS_PROGRAM === undefined)('ingests that lead in turn over Redis', { timeout: 40_000 }, () => {
  afterEach(() => feed.close());

  it('takes the leadership from an ingest that receives nothing, and loses no trade that only the other received', async () => {
    feed = await openRedisFeed();
    const { trades } = await feed.gateway();
    const cut = await feed.ingest();
    await until(() => cut.bus.leads());
    const other = await feed.ingest();
    let published = 0;
    const publish = async (count: number) => {
      for (let number = 0; number < count; number += 1) {
        const trade = numberedTrade(60_000 + number);
        published += trade.coins;
        for (const { fake } of [cut, other]) fake.trade(trade);
        await wait(8);
      }
    };
    await publish(70);
    cut.fake.switches.halfOpen = true;
    while (!other.bus.leads()) await publish(10);
    await publish(70);
    await until(() => !cut.bus.leads());
    await until(() => volume(trades) >= published, 5000);
    await wait(200);
    expect(volume(trades)).toBeCloseTo(published, 6);
  });

  it('stays with its leader while both receive the same', async () => {
    feed = await openRedisFeed({ lockMs: LONG_LOCK_MS });
    const first = await feed.ingest();
    await until(() => first.bus.leads());
    const second = await feed.ingest();
    for (let number = 0; number < 150; number += 1) {
      const trade = numberedTrade(60_000);
      // One of the two receives a third less, as can happen between connections.
      if (number % 3 > 0) first.fake.trade(trade);
      second.fake.trade(trade);
      await wait(10);
    }
    expect([first.bus.leads(), second.bus.leads()]).toEqual([true, false]);
  });

  it('adds no volume twice, however often the leader is killed amid the fills of an order', async () => {
    feed = await openRedisFeed();
    const { trades } = await feed.gateway();
    let all = [await feed.ingest(), await feed.ingest(), await feed.ingest(), await feed.ingest()];
    await until(() => all.some(({ bus }) => bus.leads()));
    let published = 0;
    const order = async () => {
      const time = Date.now();
      for (let fill = 0; fill < 6; fill += 1) {
        published += 20;
        const one = { ...numberedTrade(60_000, 20), time: time + fill };
        // Each receives it at a different time, so that no two would merge equally.
        for (const { fake } of all) fake.trade(one);
        await wait(12);
      }
    };
    for (let kill = 0; kill < 3; kill += 1) {
      await order();
      const leader = all.find(({ bus }) => bus.leads());
      const dying = order();
      await wait(20);
      await leader?.die();
      all = all.filter((one) => one !== leader);
      await dying;
      await until(() => all.some(({ bus }) => bus.leads()), 5000);
      await order();
    }
    await until(() => volume(trades) >= published, 5000, 'all volume');
    await wait(300);
    expect(volume(trades)).toBeCloseTo(published, 6);
    expect(trades.every(({ volumeUsd }) => volumeUsd >= MIN_USD)).toBe(true);
  });

  it('adds no volume twice where the clock of Redis is set ahead, so that all expires', async () => {
    feed = await openRedisFeed();
    const { trades } = await feed.gateway();
    const all = [await feed.ingest(), await feed.ingest()];
    const leader = () => all.find(({ bus }) => bus.leads());
    await until(() => leader() !== undefined);
    const [client, first] = [new Redis(feed.redis.url), leader()];
    let published = 0;
    // The one of the two whose attempt comes next leads then. Both repeat theirs after 100 ms, so that each round waits
    // for another part of that.
    for (let round = 0; round < 20 && leader() === first; round += 1) {
      const time = Date.now();
      for (const age of [400, 380, 360]) {
        published += 20;
        const one = { ...numberedTrade(60_000, 20), time: time - age };
        for (const { fake } of all) fake.trade(one);
        // The leader merges the last two; by their own times, it would be the first two.
        if (age === 400) await wait(60);
      }
      await until(() => volume(trades) >= published - 0.001);
      await followerReaches();
      await wait((17 * round) % 100);
      await client.eval(
        `for _, key in ipairs(redis.call('KEYS', '*')) do
           if redis.call('PTTL', key) > 0 then redis.call('DEL', key) end
         end`,
        0,
      );
      await wait(2 * LOCK_MS);
      await until(() => leader() !== undefined);
    }
    await client.quit();
    expect(leader()).not.toBe(first);
    expect(volume(trades)).toBeCloseTo(published, 6);
  });

  it('adds no volume twice where Redis restarts without its data, with its leader or without', async () => {
    feed = await openRedisFeed({ lockMs: LONG_LOCK_MS });
    const { trades } = await feed.gateway();
    const first = await feed.ingest();
    await until(() => first.bus.leads());
    const second = await feed.ingest();
    let all = [first, second];
    let published = 0;
    const orders = async (count: number) => {
      for (let order = 0; order < count; order += 1) {
        const time = Date.now();
        for (let fill = 0; fill < 3; fill += 1) {
          published += 20;
          const one = { ...numberedTrade(60_000, 20), time: time + fill };
          for (const { fake } of all) fake.trade(one);
          await wait(7);
        }
      }
    };
    const settle = async () => {
      await until(() => volume(trades) >= published - 0.001, 10_000, 'all volume');
      await wait(300);
      expect(volume(trades)).toBeCloseTo(published, 6);
    };
    await orders(20);
    await settle();
    await followerReaches();
    await feed.redis.stop();
    await orders(20);
    await feed.redis.start();
    await orders(20);
    await until(() => all.some(({ bus }) => bus.leads()));
    expect([first.bus.leads(), second.bus.leads()]).toEqual([true, false]);
    await orders(5);
    await settle();

    // What the second one still buffers of the time before the restart, the first one has published.
    await first.die();
    all = [second];
    await orders(5);
    await until(() => second.bus.leads());
    await settle();

    // The leader is lost with Redis.
    const third = await feed.ingest();
    all = [second, third];
    await orders(20);
    await settle();
    await followerReaches();
    await feed.redis.stop();
    await second.bus.close();
    await orders(20);
    await feed.redis.start();
    await until(() => third.bus.leads());
    await orders(5);
    await settle();
  });

  it('gives a gateway what the leader publishes, and that of the next leader', async () => {
    feed = await openRedisFeed();
    const { bus } = await feed.gateway();
    expect(bus.published()).toBeUndefined();
    const first = await feed.ingest({ variables: { WHALE_TRADE_MIN_USD: '20000' } });
    await until(() => first.bus.leads());
    await until(() => bus.published() !== undefined);
    expect(bus.published()).toEqual({ minUsd: 20_000, exchanges: ['binance'], simulated: false });
    const second = await feed.ingest({ variables: { WHALE_TRADE_MIN_USD: '30000', SIMULATED: 'on' } });
    const late = await feed.gateway();
    await until(() => late.bus.published()?.minUsd === 20_000);
    await first.die();
    await until(() => bus.published()?.minUsd === 30_000 && bus.published()?.simulated === true);
    expect(second.bus.published()).toEqual(bus.published());
  });

  it('sends a gateway that starts late the state, and reports exchanges as down when no ingest runs any more', async () => {
    feed = await openRedisFeed();
    const early = await feed.gateway();
    const only = await feed.ingest();
    await until(() => only.bus.leads());
    only.fake.trade(numberedTrade(60_000));
    await until(() => early.states.at(-1) === 'live');
    const client = new Redis(feed.redis.url);
    // As when it expires.
    await client.del(KEY.status);
    await until(async () => (await client.exists(KEY.status)) === 1);
    const late = await feed.gateway();
    await until(() => late.bus.status()['binance'] === 'live', 3000);
    await only.die();
    await client.del(KEY.status);
    await until(() => late.bus.status()['binance'] === 'down', 12_000);
    expect(late.states.at(-1)).toBe('down');
    await client.quit();
  });
});
