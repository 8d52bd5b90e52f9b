import type { SourceState, Trade } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeBinance } from '../../fakes/exchanges/fakeBinance.ts';
import type { FakeExchange, FakeTrade } from '../../fakes/exchanges/fakeExchange.ts';
import { fakeGate } from '../../fakes/exchanges/fakeGate.ts';
import { REDIS_PROGRAM, type RedisServer, redisServer } from '../../testing/redisServer.ts';
import { settableClock } from '../../testing/testClock.ts';
import { FAST_TIMING } from '../../testing/testTiming.ts';
import { until } from '../../testing/until.ts';
import { type Clock, systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { startFeed } from '../ingest/startFeed.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import type { Bus } from './bus.ts';
import { openRedisBus, SILENT_TICKS } from './redisBus.ts';
import { KEY } from './redisKeys.ts';

const LOG = createLog('silent');
const LOCK_MS = 600;
const TICK_MS = 100;
const MIN_USD = 500_000;
const cleanups: (() => Promise<unknown>)[] = [];
let redis: RedisServer;

type Ingest = { readonly bus: Bus; readonly fake: FakeExchange; readonly die: () => Promise<void> };

async function openBus(leading: boolean, clock: Clock = systemClock): Promise<Bus> {
  const bus = await openRedisBus(redis.url, { leading, lockMs: LOCK_MS, tickMs: TICK_MS }, LOG, clock);
  cleanups.push(bus.close);
  await until(() => bus.healthy());
  return bus;
}

/** An ingest with its own connection to the exchange, so that it alone can stop receiving. */
async function ingest(clock: Clock = systemClock, openFake = fakeBinance): Promise<Ingest> {
  const fake = await openFake();
  cleanups.push(fake.close);
  const bus = await openBus(true, clock);
  const config = readConfig({ EXCHANGES: fake.name, SWEEP_MS: '30', STALE_MS: '60000', ...fake.variables });
  const feed = startFeed(config, bus, LOG, createMetrics(), FAST_TIMING, clock);
  cleanups.push(feed.close);
  await until(() => fake.subscribers() === 1);
  const die = async () => {
    const client = new Redis(redis.url);
    cleanups.splice(cleanups.indexOf(feed.close), 1);
    cleanups.splice(cleanups.indexOf(bus.close), 1);
    // Its open fills are lost, and its leadership remains until it expires.
    bus.publisher({ returned: () => undefined, leading: () => [], coverage: () => ({}) });
    await bus.close();
    await feed.close();
    await client.set(KEY.leader, 'the dead one', 'PX', LOCK_MS, 'NX');
    await client.quit();
  };
  return { bus, fake, die };
}

async function gateway(): Promise<{
  readonly bus: Bus;
  readonly trades: Trade[];
  readonly states: (SourceState | undefined)[];
}> {
  const bus = await openBus(false);
  const trades: Trade[] = [];
  const states: (SourceState | undefined)[] = [];
  bus.subscribe((event) => {
    if (event.type === 'trade') trades.push(event.trade);
    else states.push(event.exchanges['binance']);
  });
  return { bus, trades, states };
}

let lastId = 5_000_000;
/** The same trade, as every ingest receives it. */
function numbered(price: number, coins = 12.5): FakeTrade {
  lastId += 1;
  return { coin: 'BTC', side: 'SELL', price, coins, id: lastId, time: Date.now() };
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const volume = (trades: readonly Trade[]) => trades.reduce((sum, trade) => sum + trade.volume, 0);

describe.skipIf(REDIS_PROGRAM === undefined)('the bus over Redis under fault', { timeout: 40_000 }, () => {
  beforeEach(async () => {
    redis = await redisServer();
  });
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    await redis.stop();
  });

  it('takes the leadership from an ingest that receives nothing, and loses no trade that only the other received', async () => {
    const { trades } = await gateway();
    const cut = await ingest();
    await until(() => cut.bus.leads());
    const other = await ingest();
    let published = 0;
    const publish = async (count: number) => {
      for (let number = 0; number < count; number += 1) {
        const trade = numbered(60_000 + number);
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
    const first = await ingest();
    await until(() => first.bus.leads());
    const second = await ingest();
    for (let number = 0; number < 150; number += 1) {
      const trade = numbered(60_000);
      // One of the two receives a third less, as can happen between connections.
      if (number % 3 > 0) first.fake.trade(trade);
      second.fake.trade(trade);
      await wait(10);
    }
    expect([first.bus.leads(), second.bus.leads()]).toEqual([true, false]);
  });

  it('adds no volume twice, however often the leader is killed amid the fills of an order', async () => {
    const { trades } = await gateway();
    let all = [await ingest(), await ingest(), await ingest(), await ingest()];
    await until(() => all.some(({ bus }) => bus.leads()));
    let published = 0;
    const order = async () => {
      const time = Date.now();
      for (let fill = 0; fill < 6; fill += 1) {
        lastId += 1;
        published += 20;
        const one: FakeTrade = { coin: 'BTC', side: 'SELL', price: 60_000, coins: 20, id: lastId, time: time + fill };
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
    const { trades } = await gateway();
    const only = await ingest(clock);
    await until(() => only.bus.leads());
    only.fake.trade(numbered(59_000));
    await until(() => trades.length === 1);
    await redis.stop();
    await until(() => !only.bus.healthy());
    const start = Date.now();
    for (let second = 0; second < 60; second += 1) {
      clock.pass(1000);
      const trades = Array.from({ length: 30 }, (_, place) => {
        const one = numbered(60_000 + second * 30 + place);
        return { ...one, time: start + second * 1000 + place * 33 };
      });
      only.fake.trade(...trades);
      await wait(3);
    }
    await redis.start();
    await until(() => trades.length >= 1801, 20_000);
    await wait(200);
    expect(trades.map(({ price }) => price).toSorted()).toEqual([
      59_000,
      ...Array.from({ length: 1800 }, (_, place) => 60_000 + place),
    ]);
  });

  it('tells of what was traded before the last two minutes of a longer time without Redis', async () => {
    const clock = settableClock();
    const { bus, trades } = await gateway();
    const only = await ingest(clock);
    await until(() => only.bus.leads());
    only.fake.trade(numbered(59_000));
    await until(() => trades.length === 1);
    const goneAt = clock.date();
    await redis.stop();
    await until(() => !only.bus.healthy());
    await until(() => !only.bus.leads());
    for (let minute = 0; minute < 5; minute += 1) {
      only.fake.switches.clockAheadMs = clock.date() - Date.now();
      only.fake.trade({ ...numbered(60_000 + minute), time: clock.date() });
      await wait(20);
      clock.pass(60_000);
    }
    // Longer than 120 ticks.
    await wait(13_000);
    await redis.start();
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
    const { bus, states } = await gateway();
    const only = await ingest();
    await until(() => only.bus.leads());
    only.fake.trade(numbered(60_000));
    await until(() => states.at(-1) === 'live' && only.bus.status()['binance'] === 'live');
    const { coveredMs } = bus.recent();
    await redis.stop();
    await wait(SILENT_TICKS * TICK_MS - 500);
    expect(bus.status()['binance']).toBe('live');
    await until(() => states.at(-1) === 'down' && only.bus.status()['binance'] === 'down', 3000);
    await redis.start();
    await until(() => states.at(-1) === 'live' && only.bus.status()['binance'] === 'live', 10_000);
    // The ingest kept everything for so short a time.
    expect(bus.recent().coveredMs).toBeGreaterThan(coveredMs);
  });

  it('tells the gaps of the leader, also when another leads, and not those of the other', async () => {
    const { bus } = await gateway();
    const first = await ingest(systemClock, fakeGate);
    await until(() => first.bus.leads());
    const second = await ingest(systemClock, fakeGate);
    const lose = async ({ fake }: Ingest, ms: number) => {
      const live = () => fake.trade(numbered(1000, 1));
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

  it('sends a gateway that starts late the state, and reports exchanges as down when no ingest runs any more', async () => {
    const early = await gateway();
    const only = await ingest();
    await until(() => only.bus.leads());
    only.fake.trade(numbered(60_000));
    await until(() => early.states.at(-1) === 'live');
    const client = new Redis(redis.url);
    // As when it expires.
    await client.del(KEY.status);
    await until(async () => (await client.exists(KEY.status)) === 1);
    const late = await gateway();
    await until(() => late.bus.status()['binance'] === 'live', 3000);
    await only.die();
    await client.del(KEY.status);
    await until(() => late.bus.status()['binance'] === 'down', 12_000);
    expect(late.states.at(-1)).toBe('down');
    await client.quit();
  });
});
