import type { Trade } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numberedTrade, openRedisFeed, type RedisFeed } from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM, redisServer } from '../../../testing/redisServer.ts';
import { openTcpProxy } from '../../../testing/tcpProxy.ts';
import { settableClock } from '../../../testing/testClock.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log.ts';
import { openRedisBus } from './redisBus.ts';
import { KEY } from './redisKeys.ts';

const MIN_USD = 500_000;
let feed: RedisFeed;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const volume = (trades: readonly Trade[]) => trades.reduce((sum, trade) => sum + trade.volume, 0);

describe.skipIf(REDIS_PROGRAM === undefined)('the bus over Redis under fault', { timeout: 40_000 }, () => {
  beforeEach(async () => {
    feed = await openRedisFeed();
  });
  afterEach(() => feed.close());

  it('takes the leadership from an ingest that receives nothing, and loses no trade that only the other received', async () => {
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

  it('loses nothing of a minute without Redis', async () => {
    const clock = settableClock();
    const { trades } = await feed.gateway();
    const only = await feed.ingest(clock);
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

  it.each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['became a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
    ['pauses its writers', ['CLIENT', 'PAUSE', '60000', 'WRITE'], ['CLIENT', 'UNPAUSE']],
    ['pauses all clients', ['CLIENT', 'PAUSE', '5000', 'ALL'], ['PING']],
  ] as const)('shows exchanges as down while Redis %s, logs it once, and loses nothing', async (_, refuse, accept) => {
    const { bus, trades, states } = await feed.gateway();
    const only = await feed.ingest();
    const client = new Redis(feed.redis.url);
    const logged = (text: string) => feed.logged().filter((line) => line.includes(text)).length;
    const call = ([command, ...words]: readonly [string, ...string[]]) => client.call(command, ...words);
    await until(() => only.bus.leads());
    only.fake.trade(numberedTrade(59_000));
    await until(() => states.at(-1) === 'live' && trades.length === 1);
    await call(refuse);
    await until(() => !only.bus.healthy() && only.bus.status()['binance'] === 'down', 5000);
    only.fake.trade(numberedTrade(60_000));
    await until(() => bus.status()['binance'] === 'down', 25_000);
    await until(() => logged('accepts no writes') > 0);
    await call(accept);
    await until(() => trades.length === 2 && only.bus.healthy(), 10_000);
    await until(() => states.at(-1) === 'live' && only.bus.status()['binance'] === 'live', 10_000);
    expect([logged('accepts no writes'), logged('accepts writes again'), logged('not reached')]).toEqual([1, 1, 0]);
    await client.quit();
  });

  it.each(['gateway', 'ingest'])('replaces the connections of the %s when they are half open', async (role) => {
    const proxy = await openTcpProxy(feed.redis.port);
    const url = `redis://127.0.0.1:${proxy.port}`;
    const { trades } = await feed.gateway(role === 'gateway' ? url : undefined);
    const only = await feed.ingest(undefined, undefined, {}, role === 'ingest' ? url : undefined);
    await until(() => only.bus.leads());
    only.fake.trade(numberedTrade(59_000));
    await until(() => trades.length === 1);
    proxy.halt();
    only.fake.trade(numberedTrade(60_000));
    await until(() => trades.length === 2);
    expect(trades.map(({ price }) => price)).toEqual([59_000, 60_000]);
    await feed.close();
    await proxy.close();
  });

  it('follows a failover with every connection, even if the old primary continues as a lonely replica', async () => {
    const next = await redisServer();
    const proxy = await openTcpProxy(feed.redis.port);
    const url = `redis://127.0.0.1:${proxy.port}`;
    const [before, after] = [new Redis(feed.redis.url), new Redis(next.url)];
    await after.replicaof('127.0.0.1', feed.redis.port);
    await until(async () => (await after.info('replication')).includes('master_link_status:up'));
    const { bus, trades, states } = await feed.gateway(url);
    const only = await feed.ingest(undefined, undefined, {}, url);
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
    only.bus.publisher({ returned: () => undefined, leading: fail, coverage: () => ({}) });
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

  it('gives a gateway what the leader publishes, and that of the next leader', async () => {
    const { bus } = await feed.gateway();
    expect(bus.published()).toBeUndefined();
    const first = await feed.ingest(undefined, undefined, { WHALE_TRADE_MIN_USD: '20000' });
    await until(() => first.bus.leads());
    await until(() => bus.published() !== undefined);
    expect(bus.published()).toEqual({ minUsd: 20_000, exchanges: ['binance'], simulated: false });
    const second = await feed.ingest(undefined, undefined, { WHALE_TRADE_MIN_USD: '30000', SIMULATED: 'on' });
    const late = await feed.gateway();
    await until(() => late.bus.published()?.minUsd === 20_000);
    await first.die();
    await until(() => bus.published()?.minUsd === 30_000 && bus.published()?.simulated === true);
    expect(second.bus.published()).toEqual(bus.published());
  });

  it('sends a gateway that starts late the state, and reports exchanges as down when no ingest runs any more', async () => {
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
