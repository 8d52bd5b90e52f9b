import { afterEach, describe, expect, it } from 'vitest';
import type { FakeExchange, FakeTrade } from '../../../fakes/exchanges/fakeExchange.ts';
import { settableClock, testClock } from '../../../testing/testClock.ts';
import { until } from '../../../testing/until.ts';
import { type WatchedFeed, watchFeed } from '../../../testing/watchFeed.ts';
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

  it.each([true, false])('is not corrected when it falls behind while connected (send time: %s)', (hasSendTime) => {
    const clock = testClock();
    const clocks = createExchangeClocks(clock);
    const [own, other] = [clocks.of('own'), clocks.of('other')];
    const receiveFrames = (behindMs: number) => {
      for (let frame = 0; frame < 15; frame += 1) {
        const time = clock.date() - behindMs;
        own.observe(time, hasSendTime ? time : undefined);
        other.observe(clock.date(), clock.date());
      }
    };
    const lateness = (behindMs: number) => {
      const time = clock.date() - behindMs;
      return own.latenessOf(time, hasSendTime ? time : undefined);
    };
    receiveFrames(0);
    for (let behindMs = 10_000; behindMs <= 5 * MINUTE; behindMs += 10_000) {
      receiveFrames(behindMs);
      expect(own.aheadMs()).toBe(0);
      expect(lateness(behindMs)).toBe(behindMs > MINUTE ? behindMs : 0);
    }
    expect([own.offsetMs(), own.ageOf(clock.date()), own.dateAt(clock.now())]).toEqual([-5 * MINUTE, 0, clock.date()]);
    receiveFrames(0);
    expect([own.offsetMs(), lateness(0)]).toEqual([0, 0]);
  });

  it.each([
    ['is corrected', 'when they were sent', true, -HOUR, 0],
    ['means that they are late', 'when their trades were made', false, 0, HOUR],
  ])('that is behind from the start %s where frames say only %s', (_what, _when, hasSendTime, aheadMs, lateMs) => {
    const clock = testClock();
    const clocks = createExchangeClocks(clock);
    const [own, other] = [clocks.of('own'), clocks.of('other')];
    const time = clock.date() - HOUR;
    const sentAt = hasSendTime ? time : undefined;
    for (let frame = 0; frame < 16; frame += 1) {
      other.observe(clock.date());
      own.observe(time, sentAt);
    }
    expect([own.aheadMs(), own.latenessOf(time, sentAt)]).toEqual([aheadMs, lateMs]);
  });

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

describe('trades that arrive late', () => {
  /** How each exchange falls behind by five minutes: in the trades alone, or with everything that it sends. */
  const delay = (fake: FakeExchange | undefined, isWhole: boolean, ms: number) => {
    if (fake === undefined) return;
    if (isWhole) fake.switches.clockAheadMs = -ms;
    else fake.switches.override = (trade) => ({ ...trade, time: trade.time - ms });
  };

  it.each([
    ['binance', false, 'at once'],
    ['binance', true, 'at once'],
    ['okx', false, 'at once'],
    ['binance', false, 'gradually'],
    ['binance', true, 'gradually'],
    ['okx', false, 'gradually'],
  ])(
    'of %s are dropped and it is down, until they are current again (all frames: %s, %s)',
    async (name, isWhole, how) => {
      feed = await watchFeed(['binance', 'bybit', 'okx'], { variables: { STALE_MS: '400' }, timing: { holdMs: 500 } });
      const late = feed.fakes.find((fake) => fake.name === name);
      const state = () => feed?.statuses.at(-1)?.exchanges;
      let price = 60_000;
      /** Frames of all exchanges until something holds; the delay grows by ten seconds with each. */
      const send = (holds: () => boolean | Promise<boolean>, delayOf = (_frame: number) => 0) => {
        let frame = 0;
        return until(() => {
          frame += 1;
          price += 1;
          delay(late, isWhole, delayOf(frame));
          for (const fake of feed?.fakes ?? []) fake.trade(whale(price));
          return holds();
        }, 8000);
      };
      const counts = () => feed?.whales.filter(({ exchange }) => exchange === name).length ?? 0;
      await send(() => counts() >= FRAMES);
      await send(
        () => state()?.[name] === 'down',
        (frame) => (how === 'at once' ? 5 * MINUTE : Math.min(5 * MINUTE, frame * 5000)),
      );
      expect(state()).toMatchObject(
        Object.fromEntries(['binance', 'bybit', 'okx'].map((one) => [one, one === name ? 'down' : 'live'])),
      );
      expect(await feed.metric('trades_dropped_total', `exchange="${name}",reason="time"`)).toBeGreaterThan(0);
      expect(await feed.metric('frames_empty_total', `exchange="${name}"`)).toBe(0);
      for (const { timestamp, exchange } of feed.whales.filter((one) => one.exchange === name))
        expect(Date.now() - timestamp, exchange).toBeLessThan(2 * MINUTE);
      const before = counts();
      await send(() => state()?.[name] === 'live' && counts() > before);
      expect(Date.now() - (feed.whales.findLast(({ exchange }) => exchange === name)?.timestamp ?? 0)).toBeLessThan(
        5000,
      );
    },
  );

  it.each([1e29, '1e29', -1, 'now', null])('are no trades whose frames say that they were sent at %j', async (ts) => {
    feed = await watchFeed(['bybit']);
    for (let number = 0; number < FRAMES; number += 1) {
      const item = { T: Date.now(), s: 'BTCUSDT', S: 'Buy', v: '10', p: '65000', i: `x${number}`, BT: false };
      feed.fakes[0]?.raw({ topic: 'publicTrade.BTCUSDT', type: 'snapshot', ts, data: [item] });
    }
    await soon(() => feed?.whales.length === FRAMES);
    expect(Math.abs(await feed.metric('exchange_clock_offset_seconds', 'exchange="bybit"'))).toBeLessThan(5);
  });

  it('of an exchange without a send time are late from the start', async () => {
    feed = await watchFeed(['binance', 'bybit', 'okx'], { timing: { holdMs: 2000 } });
    const okx = feed.fakes.find(({ name }) => name === 'okx');
    delay(okx, false, 5 * MINUTE);
    let price = 60_000;
    await until(async () => {
      price += 1;
      for (const fake of feed?.fakes ?? []) fake.trade(whale(price));
      return ((await feed?.metric('trades_dropped_total', 'exchange="okx",reason="time"')) ?? 0) > 0;
    }, 5000);
    expect(feed.whales.filter(({ exchange }) => exchange === 'okx')).toEqual([]);
  });
});
