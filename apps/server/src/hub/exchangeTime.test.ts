import { afterEach, describe, expect, it } from 'vitest';
import type { FakeTrade } from '../../fakes/exchanges/fakeExchange.ts';
import { settableClock, testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { type WatchedFeed, watchFeed } from '../../testing/watchFeed.ts';
import { createExchangeClocks } from './exchangeClocks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const JUMPS = [-90_000, 90_000, -HOUR, HOUR, -24 * HOUR, 24 * HOUR];
const FRAMES = 20;
let feed: WatchedFeed | undefined;

afterEach(() => feed?.close());

const whale = (price: number): FakeTrade => ({ coin: 'BTC', side: 'SELL', price, coins: 12.5 });

/** This many large trades, each in its own frame and millisecond. */
function receive(from: number, count = FRAMES): void {
  const [fake] = feed?.fakes ?? [];
  const time = Date.now() + (fake?.switches.clockAheadMs ?? 0);
  for (let number = 0; number < count; number += 1) fake?.trade({ ...whale(from + number), time: time + number });
}

const soon = (holds: () => boolean | Promise<boolean>) => until(holds, 3000);
const prices = () => feed?.whales.map(({ price }) => price);
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place);

describe('the clock of the machine', () => {
  it.each(JUMPS)('loses no trade and changes no state when it jumps by %d ms', async (ms) => {
    const clock = settableClock();
    feed = await watchFeed(['bybit'], { clock });
    receive(60_000);
    await soon(() => feed?.whales.length === FRAMES);
    clock.jump(ms);
    receive(61_000);
    await soon(() => feed?.whales.length === 2 * FRAMES);
    clock.jump(-ms);
    receive(62_000);
    await soon(() => feed?.whales.length === 3 * FRAMES);
    expect(prices()).toEqual([...numbers(60_000, FRAMES), ...numbers(61_000, FRAMES), ...numbers(62_000, FRAMES)]);
    expect(feed.statuses.map(({ exchanges }) => exchanges['bybit'])).toEqual(['connecting', 'live']);
    expect(feed.fakes[0]?.connectTimes).toHaveLength(1);
  });

  it.each(JUMPS)('loses no trade when it was wrong by %d ms from the start, and says by how much', async (ms) => {
    const clock = settableClock();
    clock.jump(ms);
    feed = await watchFeed(['bybit'], { clock, timing: { holdMs: 5000 } });
    receive(60_000);
    await soon(() => feed?.whales.length === FRAMES);
    expect(prices()).toEqual(numbers(60_000, FRAMES));
    const offset = await feed.metric('exchange_clock_offset_seconds', 'exchange="bybit"');
    expect(Math.abs(offset + ms / 1000)).toBeLessThan(2);
  });

  it('fills a gap from where it began, wherever the clock was set meanwhile', async () => {
    const clock = settableClock();
    feed = await watchFeed(['binance'], { clock, variables: { STALE_MS: '400' } });
    const [fake] = feed.fakes;
    receive(60_000);
    await soon(() => feed?.whales.length === FRAMES);
    if (fake !== undefined) fake.switches.halfOpen = true;
    receive(61_000, 5);
    clock.jump(24 * HOUR);
    await soon(() => feed?.statuses.at(-1)?.exchanges['binance'] === 'down');
    if (fake !== undefined) fake.switches.halfOpen = false;
    await soon(() => fake?.connectTimes.length === 2 && fake.subscribers() === 1);
    receive(62_000, 1);
    await soon(() => feed?.whales.length === FRAMES + 6);
    expect(prices()?.toSorted()).toEqual([...numbers(60_000, FRAMES), ...numbers(61_000, 5), 62_000]);
  });
});

describe('the clock of an exchange', () => {
  it.each([-HOUR, 90_000, HOUR])('loses no trade when it is set by %d ms', async (ms) => {
    feed = await watchFeed(['bybit'], { timing: { holdMs: 5000 } });
    receive(60_000);
    await soon(() => feed?.whales.length === FRAMES);
    for (const fake of feed.fakes) fake.switches.clockAheadMs = ms;
    receive(61_000);
    await soon(() => feed?.whales.length === 2 * FRAMES);
    expect(new Set(prices())).toEqual(new Set([...numbers(60_000, FRAMES), ...numbers(61_000, FRAMES)]));
    const offset = await feed.metric('exchange_clock_offset_seconds', 'exchange="bybit"');
    expect(Math.abs(offset - ms / 1000)).toBeLessThan(2);
  });

  it('drops and counts a trade whose time cannot be true', async () => {
    feed = await watchFeed(['bybit']);
    const [fake] = feed.fakes;
    receive(60_000);
    fake?.trade({ ...whale(61_000), time: Date.now() + 61_000 }, { ...whale(61_001), time: Date.now() - 61_000 });
    fake?.trade({ ...whale(62_000), time: Date.now() + 59_000 }, { ...whale(62_001), time: Date.now() - 59_000 });
    await soon(() => feed?.whales.length === FRAMES + 2);
    await soon(async () => (await feed?.metric('trades_dropped_total', 'exchange="bybit",reason="time"')) === 2);
    expect(prices()?.slice(FRAMES)).toEqual([62_000, 62_001]);
  });

  it.each([-24 * HOUR, -HOUR, 90_000, HOUR, 24 * HOUR])(
    'is corrected when it is wrong by %d ms and the others agree',
    async (ms) => {
      feed = await watchFeed(['binance', 'bybit', 'okx'], { timing: { holdMs: 5000 } });
      const [wrong, ...others] = feed.fakes;
      if (wrong !== undefined) wrong.switches.clockAheadMs = ms;
      const measure = async () => {
        for (const fake of feed?.fakes ?? []) fake.trade({ ...whale(60_000), coins: 0.1 });
        return feed?.metric('exchange_clock_offset_seconds', 'exchange="binance"');
      };
      await soon(async () => Math.abs(((await measure()) ?? 0) - ms / 1000) < 2);
      for (const fake of others) fake.trade(whale(60_001));
      wrong?.trade(whale(60_002));
      await soon(() => feed?.whales.length === 3);
      for (const { timestamp } of feed.whales) expect(Math.abs(timestamp - Date.now())).toBeLessThan(5000);
    },
  );

  it('is used against the machine alone, and against as many as agree with it', () => {
    const clock = testClock();
    const clocks = createExchangeClocks(clock);
    const measure = (name: string, aheadMs: number) => {
      for (let frame = 0; frame < 15; frame += 1) clocks.of(name).observe(clock.date() + aheadMs);
      return clocks.of(name);
    };
    const one = measure('one', HOUR);
    expect(one.aheadMs()).toBe(0);
    const other = measure('other', 0);
    expect([one.aheadMs(), other.aheadMs()]).toEqual([HOUR, 0]);
    measure('third', HOUR + 1000);
    expect([one.aheadMs(), other.aheadMs()]).toEqual([0, 0]);
    expect(clocks.of('unknown').aheadMs()).toBe(0);
    const near = measure('near', 60_000);
    expect(near.aheadMs()).toBe(0);
  });

  it('is not believed from history that comes first', () => {
    const clock = testClock();
    const exchange = createExchangeClocks(clock).of('huobi');
    for (let frame = 0; frame < 10; frame += 1) exchange.observe(clock.date() - 10 * MINUTE);
    expect(exchange.offsetMs()).toBeUndefined();
    expect(exchange.ageOf(clock.date())).toBe(0);
    for (let frame = 0; frame < 15; frame += 1) exchange.observe(clock.date() - 40);
    expect(exchange.offsetMs()).toBe(-40);
  });

  it('is taken from the others while it is not known', () => {
    const clock = testClock();
    const clocks = createExchangeClocks(clock);
    clock.jump(HOUR);
    for (const name of ['one', 'other']) {
      for (let frame = 0; frame < 15; frame += 1) clocks.of(name).observe(clock.date() + 24 * HOUR);
    }
    expect(clocks.of('new').ageOf(clock.date() + 24 * HOUR)).toBe(0);
    expect(clocks.of('new').offsetMs()).toBeUndefined();
  });
});
