import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numberedTrade, openRedisFeed, type RedisFeed, type RedisIngest } from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM } from '../../../testing/redisServer.ts';
import { openTcpProxy } from '../../../testing/tcpProxy.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log/log.ts';
import { openRedisBus } from './redisBus.ts';
import { KEY } from './redisKeys.ts';

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

    it.each([
      ['may not read its keys', ['ACL', 'SETUSER', 'limited', 'resetkeys', '~app:*']],
      ['may not run a command', ['ACL', 'SETUSER', 'limited', '-xread']],
      ['finds another type of value', ['SET', 'toolbox:feed', 'a text']],
    ] as const)('logs once why a gateway reads nothing that %s, and once that it does again', async (_, refuse) => {
      const client = new Redis(feed.redis.url);
      const account = ['ACL', 'SETUSER', 'limited', 'on', '>secret', '~*', '+@all'] as const;
      await client.call(...account);
      await client.call(refuse[0], ...refuse.slice(1));
      const { bus } = await feed.gateway(feed.redis.url.replace('//', '//limited:secret@'));
      const logged = () => feed.logged().filter((line) => line.includes('"the bus '));
      await until(() => logged().length > 0 && !bus.healthy(), 10_000);
      expect(logged()[0]).toMatch(/"level":"error".*"reason":"(?:NOPERM|WRONGTYPE) .*"the bus accepts no reads"/);
      await client.call(...account);
      await client.del('toolbox:feed');
      await until(() => bus.healthy() && logged().length > 1, 10_000);
      expect(logged().map((line) => JSON.parse(line).msg)).toEqual([
        'the bus accepts no reads',
        'the bus accepts reads again',
      ]);
      await client.quit();
    });

    it('is led, and shows exchanges as live, also where another program has written the key of the state', async () => {
      const client = new Redis(feed.redis.url);
      await client.lpush(KEY.status, 'a list');
      const only = await feed.ingest();
      const { bus } = await feed.gateway();
      only.fake.trade(numberedTrade(59_000));
      await until(() => only.bus.leads() && bus.status()['binance'] === 'live');
      expect(await client.type(KEY.status)).toBe('string');
      expect(feed.logged().filter((line) => line.includes('"the bus '))).toEqual([]);
      await client.quit();
    });

    it.each(['time', 'xrange'])(
      'logs once that a gateway which may not run %s lacks the last hour',
      async (command) => {
        const client = new Redis(feed.redis.url);
        await client.call('ACL', 'SETUSER', 'limited', 'on', '>secret', '~*', '+@all', `-${command}`);
        const { bus } = await feed.gateway(feed.redis.url.replace('//', '//limited:secret@'));
        const logged = () => feed.logged().filter((line) => line.includes('"the bus '));
        await until(() => logged().length > 0);
        expect(bus.healthy()).toBe(true);
        expect(logged()).toEqual([
          expect.stringMatching(/"level":"error".*"reason":"NOPERM .*"the bus accepts no reads of the last hour"/),
        ]);
        await client.quit();
      },
    );

    it.each([
      ['reads of stored responses', 'cache:*', ({ bus }: RedisIngest) => bus.get('response')],
      ['writes of stored responses', 'cache:*', ({ bus }: RedisIngest) => bus.put('response', '1', 60_000)],
      ['writes of trades', 'seen:*', ({ fake }: RedisIngest) => fake.trade(numberedTrade(59_000))],
    ] as const)('logs once that an account has no right to %s, and once that it has', async (what, keys, use) => {
      const client = new Redis(feed.redis.url);
      const own = ['feed', 'leader', 'renewals', 'waiting', 'coverage', 'epoch', 'status-message'];
      const all = [...own, 'cache:*', 'seen:*'];
      const allow = (names: readonly string[]) =>
        client.call('ACL', 'SETUSER', 'limited', 'on', '>secret', '+@all', ...names.map((name) => `~toolbox:${name}`));
      await allow(all.filter((name) => name !== keys));
      const ingest = await feed.ingest({ url: feed.redis.url.replace('//', '//limited:secret@') });
      await until(() => ingest.bus.leads());
      const logged = () => feed.logged().filter((line) => line.includes('"the bus '));
      const usedUntil = (isDone: () => boolean) =>
        until(async () => {
          await use(ingest);
          return isDone();
        });
      await usedUntil(() => logged().length > 0);
      expect(logged()[0]).toMatch(/"level":"error".*"reason":"NOPERM /);
      expect(ingest.bus.healthy()).toBe(true);
      await allow(all);
      await usedUntil(() => logged().length > 1);
      expect(logged().map((line) => JSON.parse(line).msg)).toEqual([
        `the bus accepts no ${what}`,
        `the bus accepts ${what} again`,
      ]);
      await client.quit();
    });

    it('needs no other keys and commands than the guide names', async () => {
      const client = new Redis(feed.redis.url);
      const guide = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
      const urls = [];
      for (const [, name = '', rights = ''] of guide.matchAll(/^ACL SETUSER (\w+) on >password (.*)$/gm)) {
        await client.call('ACL', 'SETUSER', name, 'on', '>password', ...rights.split(' '));
        urls.push(`${feed.redis.url.replace('//', `//${name}:password@`)}/1`);
      }
      const [ingestUrl, gatewayUrl] = urls;
      const { bus, trades, states } = await feed.gateway(gatewayUrl);
      const first = await feed.ingest({ url: ingestUrl });
      await until(() => first.bus.leads());
      const second = await feed.ingest({ url: ingestUrl });
      for (const price of [59_000, 60_000]) {
        const trade = numberedTrade(price);
        for (const { fake } of [first, second]) fake.trade(trade);
        await until(() => trades.at(-1)?.price === price);
      }
      const late = await feed.gateway(gatewayUrl);
      expect(late.bus.recent().trades).toHaveLength(2);
      await first.bus.put('response', '1', 60_000);
      expect(await bus.get('response')).toBe('1');
      await first.bus.close();
      await until(() => second.bus.leads() && states.at(-1) === 'live');
      const log = (await client.call('ACL', 'LOG')) as readonly (readonly unknown[])[];
      const refused = log.map((entry) => entry[entry.indexOf('object') + 1]);
      // With it the library names itself, and ignores a refusal.
      expect(refused.filter((object) => object !== 'client|setinfo')).toEqual([]);
      await client.quit();
    });

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
