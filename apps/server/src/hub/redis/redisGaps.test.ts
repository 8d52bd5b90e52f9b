import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeGate } from '../../../fakes/exchanges/fakeGate.ts';
import { numberedTrade, openRedisFeed, type RedisFeed, type RedisIngest, TICK_MS } from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM } from '../../../testing/redisServer.ts';
import { settableClock } from '../../../testing/testClock.ts';
import { until } from '../../../testing/until.ts';
import { SILENT_TICKS } from './redisBus.ts';

const SHORT_TICK_MS = 20;
/** Longer than the 120 ticks of trades that an ingest keeps without Redis. */
const LONG_TICKS = 130;
let feed: RedisFeed;

describe.skipIf(REDIS_PROGRAM === undefined)('the gaps of the bus over Redis', { timeout: 40_000 }, () => {
  afterEach(() => feed.close());

  it('report what was traded before the last two minutes of a longer time without Redis', async () => {
    feed = await openRedisFeed({ tickMs: SHORT_TICK_MS });
    const clock = settableClock();
    const { bus, trades } = await feed.gateway();
    const only = await feed.ingest({ clock });
    await until(() => only.bus.leads());
    only.fake.trade(numberedTrade(59_000));
    await until(() => trades.length === 1);
    const goneAt = clock.date();
    await feed.redis.stop();
    await until(() => !only.bus.healthy());
    await until(() => !only.bus.leads());
    for (let minute = 0; minute < 5; minute += 1) {
      only.fake.switches.clockAheadMs = clock.date() - Date.now();
      only.fake.trade({ ...numberedTrade(60_000 + minute), time: clock.date() });
      await wait(20);
      clock.pass(60_000);
    }
    await wait(LONG_TICKS * SHORT_TICK_MS);
    await feed.redis.start();
    await until(() => trades.length === 3, 20_000);
    expect(trades.map(({ price }) => price)).toEqual([59_000, 60_003, 60_004]);
    await until(() => bus.gaps().length === 1);
    const [gap] = bus.gaps();
    expect(gap?.exchange).toBe('binance');
    expect(Math.abs((gap?.from ?? 0) - goneAt)).toBeLessThan(3000);
    expect(Math.abs((gap?.to ?? 0) - goneAt - 120_000)).toBeLessThan(3000);
    expect(bus.recent().coveredMs).toBeLessThan(10_000);
  });

  it('shows every exchange as down a while after Redis is gone, and as it is when Redis is back', async () => {
    feed = await openRedisFeed();
    const { bus, states } = await feed.gateway();
    const only = await feed.ingest();
    await until(() => only.bus.leads());
    only.fake.trade(numberedTrade(60_000));
    await until(() => states.at(-1) === 'live' && only.bus.status()['binance'] === 'live');
    const { coveredMs } = bus.recent();
    await feed.redis.stop();
    await wait(SILENT_TICKS * TICK_MS - 500);
    expect([bus.status()['binance'], bus.receivesState()]).toEqual(['live', true]);
    await until(() => states.at(-1) === 'down' && only.bus.status()['binance'] === 'down', 3000);
    expect([bus.receivesState(), only.bus.receivesState()]).toEqual([false, false]);
    await feed.redis.start();
    await until(() => states.at(-1) === 'live' && only.bus.status()['binance'] === 'live', 10_000);
    expect([bus.receivesState(), only.bus.receivesState()]).toEqual([true, true]);
    // The ingest kept everything for so short a time.
    expect(bus.recent().coveredMs).toBeGreaterThan(coveredMs);
  });

  it('tells the gaps of the leader, also when another leads, and not those of the other', async () => {
    feed = await openRedisFeed();
    const { bus } = await feed.gateway();
    const first = await feed.ingest({ openFake: fakeGate });
    await until(() => first.bus.leads());
    const second = await feed.ingest({ openFake: fakeGate });
    const lose = async ({ fake }: RedisIngest, ms: number) => {
      const live = () => fake.trade(numberedTrade(1000, 1));
      await until(() => {
        live();
        return fake.subscribers() === 1;
      });
      const connections = fake.connectTimes.length;
      fake.switches.status = 503;
      fake.cut();
      await wait(ms);
      fake.switches.status = 0;
      await until(() => fake.connectTimes.length > connections && fake.subscribers() === 1, 10_000);
      const back = setInterval(live, 20);
      await wait(500);
      clearInterval(back);
    };
    await lose(first, 1500);
    await until(() => bus.gaps().length === 1);
    await lose(second, 2500);
    expect(second.bus.gaps()).toEqual(bus.gaps());
    const [gap] = bus.gaps();
    await first.die();
    await until(() => second.bus.leads(), 5000);
    await wait(300);
    expect(bus.gaps()).toEqual([gap]);
    await lose(second, 1500);
    await until(() => bus.gaps().length === 2);
    expect(bus.gaps()[0]).toEqual(gap);
  });
});
