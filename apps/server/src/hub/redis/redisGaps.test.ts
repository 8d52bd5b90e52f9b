import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeGate } from '../../../fakes/exchanges/fakeGate.ts';
import {
  LOCK_MS,
  numberedTrade,
  openRedisFeed,
  type RedisFeed,
  type RedisIngest,
  TICK_MS,
} from '../../../testing/redisFeed.ts';
import { REDIS_PROGRAM } from '../../../testing/redisServer.ts';
import { settableClock } from '../../../testing/testClock.ts';
import { until } from '../../../testing/until.ts';
import { SILENT_TICKS } from './redisBus.ts';

const SHORT_TICK_MS = 20;
/** Longer than the 120 ticks of trades that an ingest keeps without Redis. */
const LONG_TICKS = 130;
let feed: RedisFeed;

/** Passes ticks of the bus: while the process is busy, its timers leave some out, as this does. */
async function passTicks(count: number, tickMs: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await wait(tickMs);
}

describe.skipIf(REDIS_PROGRAM === undefined)('the gaps of the bus over Redis', { timeout: 40_000 }, () => {
  afterEach(() => feed.close());

  it('report what was traded before the last two minutes of a longer time without Redis', async () => {
    feed = await openRedisFeed({ tickMs: SHORT_TICK_MS });
    const clock = settableClock();
    const { bus, trades } = await feed.gateway();
    const only = await feed.ingest({ clock });
    await until(() => only.bus.leads());
    // It leads when it publishes this, so it has reached Redis since a lock before.
    const ledAt = clock.date();
    only.fake.trade(numberedTrade(59_000));
    await until(() => trades.length === 1);
    await feed.redis.stop();
    const goneAt = clock.date();
    await until(() => !only.bus.healthy());
    await until(() => !only.bus.leads());
    const spans: { readonly sentAt: number; readonly receivedAt: number }[] = [];
    // In steps that do not count as a long pause of this process.
    for (let step = 0; step < 5; step += 1) {
      const sentAt = clock.date();
      only.fake.switches.clockAheadMs = sentAt - Date.now();
      only.fake.trade({ ...numberedTrade(60_000 + step), time: sentAt });
      await until(async () => (await only.received()) === step + 2);
      spans.push({ sentAt, receivedAt: clock.date() });
      clock.pass(50_000);
    }
    await passTicks(LONG_TICKS, SHORT_TICK_MS);
    const backAt = performance.now();
    await feed.redis.start();
    await until(() => trades.length === 4, 20_000);
    expect(trades.map(({ price }) => price)).toEqual([59_000, 60_002, 60_003, 60_004]);
    await until(() => bus.gaps().length === 1);
    const [gap] = bus.gaps();
    expect(gap?.exchange).toBe('binance');
    expect(gap?.from).toBeGreaterThan(ledAt - LOCK_MS);
    expect(gap?.from).toBeLessThanOrEqual(goneAt);
    // The last one that is lost.
    expect(gap?.to).toBeGreaterThanOrEqual(spans[1]?.sentAt ?? Number.NaN);
    expect(gap?.to).toBeLessThanOrEqual(spans[1]?.receivedAt ?? Number.NaN);
    expect(bus.recent().coveredMs).toBeLessThan(performance.now() - backAt);
  });

  it('shows every exchange as down a while after Redis is gone, and as it is when Redis is back', async () => {
    feed = await openRedisFeed();
    const { bus, states } = await feed.gateway();
    const only = await feed.ingest();
    await until(() => only.bus.leads());
    // Counted like those of the bus: while the process is busy, ticks are left out.
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, TICK_MS);
    only.fake.trade(numberedTrade(60_000));
    await until(() => states.at(-1) === 'live' && only.bus.status()['binance'] === 'live');
    const { coveredMs } = bus.recent();
    expect(bus.receivesState()).toBe(true);
    await feed.redis.stop();
    const ticksUntilStopped = ticks;
    await until(() => states.at(-1) === 'down');
    expect(ticks).toBeGreaterThanOrEqual(SILENT_TICKS - 1);
    await until(() => only.bus.status()['binance'] === 'down');
    expect(ticks - ticksUntilStopped).toBeLessThan(3 * SILENT_TICKS);
    clearInterval(ticking);
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
    const lose = async ({ fake, received }: RedisIngest, ms: number) => {
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
      const before = await received();
      const back = setInterval(live, 20);
      await until(async () => (await received()) > before);
      await wait(500);
      clearInterval(back);
    };
    await lose(first, 1500);
    await until(() => bus.gaps().length === 1);
    await lose(second, 2500);
    expect(second.bus.gaps()).toEqual(bus.gaps());
    const [gap] = bus.gaps();
    await first.die();
    await until(() => second.bus.leads());
    await wait(300);
    expect(bus.gaps()).toEqual([gap]);
    await lose(second, 1500);
    await until(() => bus.gaps().length === 2);
    expect(bus.gaps()[0]).toEqual(gap);
  });
});
