import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numberedTrade, openRedisFeed, type RedisFeed } from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM } from '../../../testing/redisServer.ts';
import { openTcpProxy } from '../../../testing/tcpProxy.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log/log.ts';
import { openRedisBus } from './redisBus.ts';

let feed: RedisFeed;

describe.skipIf(REDIS_PROGRAM === undefined)(
  'the bus over a Redis that stays connected and does not serve',
  { timeout: 40_000 },
  () => {
    beforeEach(async () => {
      feed = await openRedisFeed();
    });
    afterEach(() => feed.close());

    it.each([
      ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
      ['became a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
      ['pauses its writers', ['CLIENT', 'PAUSE', '60000', 'WRITE'], ['CLIENT', 'UNPAUSE']],
      ['pauses all clients', ['CLIENT', 'PAUSE', '5000', 'ALL'], ['PING']],
    ] as const)(
      'shows exchanges as down while Redis %s, logs it once, and loses nothing',
      async (_, refuse, accept) => {
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
      },
    );

    it('does not say that it is well again when a connection is replaced while Redis pauses its writers', async () => {
      // With the usual times, the connection is replaced before writes have failed for long.
      const bus = await openRedisBus(feed.redis.url, { leading: true }, createLog('silent'));
      await until(() => bus.healthy() && bus.leads());
      const client = new Redis(feed.redis.url);
      await client.call('CLIENT', 'PAUSE', '60000', 'WRITE');
      const pausedAt = performance.now();
      const changes = [true];
      await until(() => {
        if (bus.healthy() !== changes.at(-1)) changes.push(bus.healthy());
        return performance.now() - pausedAt > 9000;
      });
      expect(changes).toEqual([true, false]);
      await client.call('CLIENT', 'UNPAUSE');
      await until(() => bus.healthy(), 5000);
      await client.quit();
      await bus.close();
    });

    it.each(['gateway', 'ingest'])('replaces the connections of the %s when they are half open', async (role) => {
      const proxy = await openTcpProxy(feed.redis.port);
      const url = `redis://127.0.0.1:${proxy.port}`;
      const { trades } = await feed.gateway(role === 'gateway' ? url : undefined);
      const only = await feed.ingest({ url: role === 'ingest' ? url : undefined });
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
  },
);
