import type { Trade } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numberedTrade, openRedisFeed, type RedisFeed } from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM, redisServer } from '../../../testing/redisServer.ts';
import { openTcpProxy } from '../../../testing/tcpProxy.ts';
import { settableClock } from '../../../testing/testClock.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log/log.ts';
import { openRedisBus } from './redisBus.ts';
import { KEY } from './redisKeys.ts';

let feed: RedisFeed;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(REDIS_PROGRAM === undefined)('the bus over Redis under fault', { timeout: 40_000 }, () => {
  beforeEach(async () => {
    feed = await openRedisFeed();
  });
  afterEach(() => feed.close());

  it('loses nothing of a minute without Redis', async () => {
    const clock = settableClock();
    const { trades } = await feed.gateway();
    const only = await feed.ingest({ clock });
    await until(() => only.bus.leads());
    only.fake.trade(numberedTrade(59_000));
    await until(() => trades.length === 1);
    await feed.redis.stop();
    await until(() => !only.bus.healthy());
    const start = Date.now();
    for (let second = 0; second < 60; second += 1) {
      clock.pass(1000);
      const trades = Array.from({ length: 30 }, (_, place) => {
        const one = numberedTrade(60_000 + second * 30 + place);
        return { ...one, time: start + second * 1000 + place * 33 };
      });
      only.fake.trade(...trades);
      await wait(3);
    }
    await feed.redis.start();
    await until(() => trades.length >= 1801, 20_000);
    await wait(200);
    expect(trades.map(({ price }) => price).toSorted()).toEqual([
      59_000,
      ...Array.from({ length: 1800 }, (_, place) => 60_000 + place),
    ]);
  });

  it('follows a failover with every connection, even if the old primary continues as a lonely replica', async () => {
    const next = await redisServer();
    const proxy = await openTcpProxy(feed.redis.port);
    const url = `redis://127.0.0.1:${proxy.port}`;
    const [before, after] = [new Redis(feed.redis.url), new Redis(next.url)];
    await after.replicaof('127.0.0.1', feed.redis.port);
    await until(async () => (await after.info('replication')).includes('master_link_status:up'));
    const { bus, trades, states } = await feed.gateway(url);
    const only = await feed.ingest({ url });
    const own: Trade[] = [];
    only.bus.subscribe((event) => {
      if (event.type === 'trade') own.push(event.trade);
    });
    await until(() => only.bus.leads());
    only.fake.trade(numberedTrade(59_000));
    await until(() => states.at(-1) === 'live' && trades.length === 1);
    expect(bus.receivesState()).toBe(true);

    await after.call('REPLICAOF', 'NO', 'ONE');
    // Interrupts readers once; they reconnect before the address follows.
    await before.replicaof('127.0.0.1', 1);
    await wait(1000);
    proxy.leadTo(next.port);
    await until(() => only.bus.healthy() && only.bus.leads(), 5000);
    await until(() => bus.status()['binance'] === 'down' && !bus.receivesState(), 15_000);
    only.fake.trade(numberedTrade(60_000));
    await until(() => trades.length === 2 && own.length === 2 && states.at(-1) === 'live', 15_000);
    expect([bus.receivesState(), only.bus.receivesState()]).toEqual([true, true]);
    await after.set(`${KEY.cache}response`, '1');
    expect(await bus.get('response')).toBe('1');
    expect(trades.map(({ price }) => price)).toEqual([59_000, 60_000]);
    const logged = (text: string) => feed.logged().filter((line) => line.includes(text)).length;
    expect([logged('no ingest publishes'), logged('publishes its state again')]).toEqual([2, 2]);
    await Promise.all([before.quit(), after.quit()]);
    await feed.close();
    await proxy.close();
    await next.stop();
  });

  it('gives a gateway that started without Redis what was published since then, once', async () => {
    const only = await feed.ingest();
    await until(() => only.bus.leads());
    const { trades: shown } = await feed.gateway();
    const trade = async (price: number) => {
      only.fake.trade(numberedTrade(price));
      await until(() => shown.at(-1)?.price === price);
    };
    await trade(59_000);
    await wait(50);
    const proxy = await openTcpProxy(1);
    const bus = await openRedisBus(`redis://127.0.0.1:${proxy.port}`, { leading: false }, createLog('silent'));
    const trades: Trade[] = [];
    bus.subscribe((event) => event.type === 'trade' && trades.push(event.trade));
    expect(bus.recent()).toEqual({ coveredMs: 0, trades: [] });
    const since = Array.from({ length: 20 }, (_, place) => 60_000 + place);
    for (const price of since) await trade(price);
    proxy.leadTo(feed.redis.port);
    await until(() => trades.length > 0, 15_000);
    await trade(61_000);
    await until(() => trades.at(-1)?.price === 61_000);
    expect(trades.map(({ price }) => price)).toEqual([...since, 61_000]);
    expect(bus.recent().trades.map(({ price }) => price)).toEqual([59_000, ...since, 61_000]);
    await bus.close();
    await feed.close();
    await proxy.close();
  });

  it.each([true, false])('closes while Redis is gone: leading %s', async (leading) => {
    const bus = await openRedisBus(feed.redis.url, { leading }, createLog('silent'));
    await until(() => bus.healthy());
    await feed.redis.stop();
    await until(() => !bus.healthy());
    // Between two attempts to connect.
    await wait(700);
    await bus.close();
  });

  it('logs an error of a listener once a minute, and reads on', async () => {
    const { bus, trades } = await feed.gateway();
    bus.subscribe(({ type }) => {
      if (type === 'trade') throw new Error('a bug');
    });
    const only = await feed.ingest();
    await until(() => only.bus.leads());
    for (const count of [1, 2]) {
      only.fake.trade(numberedTrade(60_000));
      await until(() => trades.length === count);
    }
    expect(feed.logged().filter((line) => line.includes('"a bug"'))).toHaveLength(1);
  });

  it('logs errors of what follows a leadership and its writes, and takes none for one of Redis', async () => {
    const only = await feed.ingest();
    const states: unknown[] = [];
    const logged = (text: string) => feed.logged().filter((line) => line.includes(text));
    only.bus.subscribe(() => {
      throw new Error('a bug in a listener');
    });
    only.bus.subscribe((event) => states.push(event));
    const fail = () => {
      throw new Error('a bug in a publisher');
    };
    only.bus.publisher({ returned: () => undefined, leading: fail, forget: () => undefined, coverage: () => ({}) });
    await until(() => logged('a bug in a publisher').length > 0);
    const client = new Redis(feed.redis.url);
    // Several attempts, for longer than writes may fail.
    await wait(1000);
    expect(logged('accepts no writes')).toEqual([]);
    await client.config('SET', 'maxmemory', '1');
    await until(() => logged('accepts no writes').length > 0);
    await client.config('SET', 'maxmemory', '0');
    await until(() => logged('accepts writes again').length > 0 && only.bus.leads());
    expect(logged('a bug in a listener').length).toBeGreaterThan(0);
    expect(states.length).toBeGreaterThan(0);
    await client.quit();
  });
});
