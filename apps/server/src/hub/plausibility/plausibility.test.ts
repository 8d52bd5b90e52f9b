import { afterEach, describe, expect, it } from 'vitest';
import type { FakeExchange, FakeTrade, NumberedTrade } from '../../../fakes/exchanges/fakeExchange.ts';
import { until } from '../../../testing/until.ts';
import { type WatchedFeed, type WatchOptions, watchFeed } from '../../../testing/watchFeed.ts';

const THREE = ['binance', 'bybit', 'okx'] as const;
let feed: WatchedFeed | undefined;

afterEach(() => feed?.close());

const whale = (price: number, coins = 12.5): FakeTrade => ({ coin: 'BTC', side: 'SELL', price, coins });
const soon = (holds: () => boolean | Promise<boolean>) => until(holds, 4000);
const fakeOf = (name: string): FakeExchange => {
  const found = feed?.fakes.find((fake) => fake.name === name);
  if (found === undefined) throw new Error(`no fake of ${name}`);
  return found;
};
const prices = () => feed?.whales.map(({ price }) => price).toSorted((one, other) => one - other);
const dropped = (exchange: string, reason: string) =>
  feed?.metric('trades_dropped_total', `exchange="${exchange}",reason="${reason}"`) ?? Promise.resolve(0);

/** Three exchanges that agree on 65,000. */
async function settled(options: WatchOptions = {}): Promise<void> {
  feed = await watchFeed(THREE, options);
  for (const fake of feed.fakes) fake.trade(whale(65_000));
  await soon(() => feed?.whales.length === 3);
}

describe('an exchange that sends false data', () => {
  it.each([
    ['ten times the price', (trade: NumberedTrade) => ({ ...trade, price: trade.price * 10 }), 'price'],
    ['a tenth of the price', (trade: NumberedTrade) => ({ ...trade, price: trade.price / 10, coins: 200 }), 'price'],
    ['more coins than there are', (trade: NumberedTrade) => ({ ...trade, coins: 21_000_000 }), 'size'],
    ['trades of tomorrow', (trade: NumberedTrade) => ({ ...trade, time: trade.time + 86_400_000 }), 'time'],
    ['trades of last year', (trade: NumberedTrade) => ({ ...trade, time: trade.time - 365 * 86_400_000 }), 'time'],
  ])('is not believed with %s, while the others are', async (_what, override, reason) => {
    await settled();
    fakeOf('okx').switches.override = override;
    for (let number = 1; number <= 4; number += 1) {
      fakeOf('okx').trade(whale(65_000 + number));
      fakeOf('binance').trade(whale(65_100 + number));
    }
    await soon(async () => (await dropped('okx', reason)) === 4 && feed?.whales.length === 7);
    expect(prices()).toEqual([65_000, 65_000, 65_000, 65_101, 65_102, 65_103, 65_104]);
  });

  it('is not believed with pairs that were not subscribed, however many', async () => {
    await settled();
    const bybit = fakeOf('bybit');
    for (let number = 0; number < 300; number += 1) {
      const item = { T: Date.now(), s: `X${number}USDT`, S: 'Buy', v: '100', p: '65000', i: `x${number}`, BT: false };
      bybit.raw({ topic: `publicTrade.X${number}USDT`, type: 'snapshot', ts: Date.now(), data: [item] });
    }
    await soon(async () => (await dropped('bybit', 'symbol')) === 300);
    expect(feed?.whales).toHaveLength(3);
  });

  it('is not believed with infinite numbers', async () => {
    await settled();
    for (const [p, v] of [
      ['1e99', '1e99'],
      ['65000', '1e99'],
      ['Infinity', '1'],
      ['NaN', '1'],
      ['65000', '-5'],
    ] as const) {
      const item = { T: Date.now(), s: 'BTCUSDT', S: 'Buy', v, p, i: `${p}${v}`, BT: false };
      fakeOf('bybit').raw({ topic: 'publicTrade.BTCUSDT', type: 'snapshot', ts: Date.now(), data: [item] });
    }
    fakeOf('bybit').trade(whale(65_001));
    await soon(() => feed?.whales.length === 4);
    expect(feed?.whales.every(({ volumeUsd }) => volumeUsd < 1e9)).toBe(true);
  });

  it('does not set the first price, when it speaks first', async () => {
    feed = await watchFeed(THREE, { timing: { holdMs: 300 } });
    fakeOf('okx').trade(whale(900_000));
    fakeOf('binance').trade(whale(65_000));
    fakeOf('bybit').trade(whale(65_001));
    await soon(async () => (await dropped('okx', 'price')) === 1);
    expect(prices()).toEqual([65_000, 65_001]);
  });
});

describe('honest extremes', () => {
  it('are shown: a crash of 30% in one step, on all exchanges', async () => {
    await settled({ timing: { holdMs: 2000 } });
    const start = Date.now();
    for (const [step, price] of [45_500, 45_400, 45_300].entries()) {
      for (const name of THREE) fakeOf(name).trade({ ...whale(price, 20), time: start + step });
    }
    await soon(() => feed?.whales.length === 12);
    expect(await dropped('okx', 'price')).toBe(0);
  });

  it('are shown: a crash of 30% on the only exchange there is', async () => {
    feed = await watchFeed(['okx']);
    for (let step = 0; step <= 30; step += 1) {
      fakeOf('okx').trade({ ...whale(65_000 * (1 - step / 100), 20), time: Date.now() + step });
    }
    await soon(() => feed?.whales.length === 31);
  });

  it('are shown: a fall of 30% that took an exchange down, once it is back', async () => {
    // The prices of one exchange may arrive long before those of the other, which confirm them.
    await settled({ timing: { holdMs: 2000 } });
    const binance = fakeOf('binance');
    binance.switches.refuse = true;
    binance.cut();
    await soon(() => feed?.statuses.at(-1)?.exchanges['binance'] === 'down');
    const start = Date.now();
    for (let step = 1; step <= 30; step += 1) {
      const trade = { ...whale(65_000 * (1 - step / 100), 20), time: start + step };
      for (const name of THREE) fakeOf(name).trade(trade);
      if (step === 20) binance.trade({ ...trade, price: 6500, coins: 200 });
    }
    await soon(() => feed?.whales.length === 3 + 60);
    binance.switches.refuse = false;
    await soon(() => binance.subscribers() === 1);
    binance.trade(whale(45_500));
    await soon(() => feed?.whales.length === 3 + 90 + 1);
    expect(await dropped('binance', 'price')).toBe(1);
    expect(prices()?.[0]).toBe(45_500);
  });

  it('are shown: an order of 400 million dollars', async () => {
    await settled();
    fakeOf('binance').trade(whale(65_000, 6200));
    await soon(() => feed?.whales.some(({ volumeUsd }) => volumeUsd > 400_000_000) ?? false);
  });

  it.each([['okx'], THREE])('are shown: the very first trade of a coin, of one exchange among %s', async (...names) => {
    feed = await watchFeed(names);
    fakeOf('okx').trade({ coin: 'ETH', side: 'BUY', price: 2000, coins: 1000 });
    await soon(() => feed?.whales.length === 1);
  });
});

describe('an exchange whose messages cannot be parsed', () => {
  it.each(['bybit', 'kraken', 'coinbase', 'mexc'])('%s is not live, and found again when it speaks', async (name) => {
    feed = await watchFeed([name], { variables: { STALE_MS: '300' } });
    const fake = fakeOf(name);
    const last = () => feed?.statuses.at(-1)?.exchanges[name];
    fake.trade(whale(65_000));
    await soon(() => last() === 'live');
    fake.switches.garbled = true;
    const talking = setInterval(() => fake.trade(whale(65_000)), 10);
    await soon(() => last() === 'down');
    const downAt = feed.statuses.length;
    await soon(() => fake.connectTimes.length >= 4);
    expect(feed.statuses.slice(downAt)).toEqual([]);
    fake.switches.garbled = false;
    await soon(() => last() === 'live');
    clearInterval(talking);
  });
});
