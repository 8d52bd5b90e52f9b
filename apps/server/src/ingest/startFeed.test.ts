import type { Trade } from '@toolbox/core/feed';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeExchange, FakeTrade } from '../../fakes/exchanges/fakeExchange.ts';
import { FAKE_EXCHANGES } from '../../fakes/exchanges/fakeExchanges.ts';
import { FAST_TIMING } from '../../testing/testTiming.ts';
import { until } from '../../testing/until.ts';
import { readConfig } from '../config/config.ts';
import { inProcessBus } from '../hub/inProcessBus.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics.ts';
import type { UpstreamTiming } from '../upstream/timing.ts';
import { type Feed, startFeed } from './startFeed.ts';

const WHALE: FakeTrade = { coin: 'BTC', side: 'SELL', price: 65_000, coins: 12.5 };
const STALE_MS = 400;
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Running = {
  readonly fake: FakeExchange;
  readonly feed: Feed;
  readonly whales: Trade[];
  readonly states: string[];
};

async function run(name: string, variables: Record<string, string> = {}, timing: Partial<UpstreamTiming> = {}) {
  const open = FAKE_EXCHANGES.get(name);
  if (open === undefined) throw new Error(`no fake for ${name}`);
  const fake = await open();
  cleanups.push(fake.close);
  const config = readConfig({ EXCHANGES: name, STALE_MS: String(STALE_MS), ...fake.variables, ...variables });
  const bus = inProcessBus();
  const whales: Trade[] = [];
  const states: string[] = [];
  bus.subscribe((event) => {
    if (event.type === 'trade') whales.push(event.trade);
    else states.push(event.exchanges[name] ?? '');
  });
  const feed = startFeed({
    config,
    bus,
    log: createLog('silent'),
    metrics: createMetrics(),
    timing: { ...FAST_TIMING, ...timing },
  });
  cleanups.push(feed.close);
  return { fake, feed, whales, states } satisfies Running;
}

describe.each([...FAKE_EXCHANGES.keys()])('%s', (name) => {
  it('sends a large trade once, with the taker’s side, coins and dollars', async () => {
    const { fake, whales } = await run(name, { STALE_MS: '5000' });
    await until(() => fake.subscribers() === 1);
    fake.trade({ ...WHALE, coin: 'ETH', price: 2000, coins: 10 });
    fake.trade(WHALE);
    fake.trade({ ...WHALE, side: 'BUY', price: 65_010 });
    await until(() => whales.length >= 2);
    expect(whales.map(({ side, price }) => [side, price])).toEqual([
      ['SELL', 65_000],
      ['BUY', 65_010],
    ]);
    for (const whale of whales) {
      expect(whale.volume).toBeCloseTo(12.5, 9);
      expect(whale.volumeUsd).toBeCloseTo(whale.price * 12.5, 4);
      expect(Math.abs(whale.timestamp - Date.now())).toBeLessThan(5000);
    }
  });

  it('joins the fills of a sweep and drops duplicates', async () => {
    const { fake, whales } = await run(name, { STALE_MS: '5000' });
    await until(() => fake.subscribers() === 1);
    const time = Date.now();
    const fills = [1, 2, 3].map((id) => ({
      ...WHALE,
      id: 5_000_000 + id,
      coins: 4,
      price: 64_998 + id,
      time: time + id,
    }));
    fake.trade(...fills);
    fake.trade(...fills.toReversed());
    await until(() => whales.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(whales).toHaveLength(1);
    expect(whales[0]?.volume).toBeCloseTo(12, 9);
    expect(whales[0]?.price).toBeCloseTo(65_000, 6);
    expect(whales[0]?.timestamp).toBe(time + 1);
  });
});

it('publishes the open fills at once when it is closed, however long an exchange does not respond', async () => {
  const slow = await FAKE_EXCHANGES.get('kucoin')?.();
  if (slow === undefined) throw new Error('no fake');
  cleanups.push(slow.close);
  slow.switches.hang = true;
  const { fake, feed, whales } = await run('binance', {
    ...slow.variables,
    EXCHANGES: 'binance,kucoin',
    SWEEP_MS: '10000',
    STALE_MS: '5000',
  });
  await until(() => fake.subscribers() === 1);
  fake.trade(WHALE);
  await until(() => feed.hub.lastPrice('BTC') !== undefined);
  const closed = feed.close();
  expect(whales).toHaveLength(1);
  await slow.close();
  cleanups.splice(cleanups.indexOf(slow.close), 1);
  await closed;
});

describe('the life of a connection', () => {
  it('notices silence, reconnects and fills the gap', async () => {
    const { fake, whales, states } = await run('binance');
    await until(() => fake.subscribers() === 1);
    fake.trade(WHALE);
    await until(() => whales.length === 1);
    fake.switches.halfOpen = true;
    for (let lost = 1; lost <= 3; lost += 1)
      fake.trade({ ...WHALE, price: 65_000 + lost, time: Date.now() + lost * 200 });
    await until(() => states.at(-1) === 'down');
    fake.switches.halfOpen = false;
    await until(() => fake.connectTimes.length >= 2 && fake.subscribers() >= 1);
    await until(() => {
      fake.trade({ ...WHALE, coin: 'ETH', coins: 0.1 });
      return whales.length === 4;
    });
    expect(new Set(whales.map(({ price }) => price))).toEqual(new Set([65_000, 65_001, 65_002, 65_003]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(whales).toHaveLength(4);
  });

  it.each(['bybit', 'okx'])('fills the gap of %s', async (name) => {
    const { fake, whales } = await run(name);
    await until(() => fake.subscribers() === 1);
    fake.trade(WHALE);
    await until(() => whales.length === 1);
    fake.cut();
    await until(() => fake.subscribers() === 0);
    fake.trade({ ...WHALE, price: 65_001, time: Date.now() + 300 });
    await until(() => fake.subscribers() === 1);
    fake.trade({ ...WHALE, coin: 'ETH', coins: 0.1 });
    await until(() => whales.length === 2);
    expect(whales[1]?.price).toBe(65_001);
  });

  it('does not take the silent path of Binance for a connection', async () => {
    const { fake, states } = await run('binance');
    const unrouted = new WebSocket(`${fake.variables['UPSTREAM_BINANCE_WS']}/stream?streams=btcusdt@aggTrade`);
    let received = 0;
    unrouted.addEventListener('message', () => {
      received += 1;
    });
    await until(() => unrouted.readyState === WebSocket.OPEN && fake.subscribers() === 1);
    fake.trade(WHALE);
    await until(() => states.includes('live'));
    expect(received).toBe(0);
    unrouted.close();
  });

  it.each([
    ['binance', 'serverShutdown'],
    ['okx', '64008'],
    ['bitfinex', '20051'],
  ])('%s: moves to a new connection before the old one ends (%s), without losing a trade', async (name) => {
    const { fake, whales, states } = await run(name, { STALE_MS: '5000' });
    await until(() => fake.subscribers() === 1);
    fake.trade(WHALE);
    await until(() => whales.length === 1);
    fake.leave();
    await until(() => fake.connectTimes.length === 2 && fake.subscribers() > 0);
    fake.trade({ ...WHALE, price: 65_001 });
    await until(() => {
      fake.trade({ ...WHALE, coin: 'ETH', coins: 0.1 });
      return whales.length === 2 && fake.subscribers() === 1;
    });
    expect(states).toEqual(['connecting', 'live']);
  });

  it('rotates as planned', async () => {
    const { fake, whales } = await run('bybit', { STALE_MS: '5000' }, { rotateMs: 150 });
    await until(() => fake.subscribers() === 1);
    fake.trade(WHALE);
    await until(() => fake.connectTimes.length >= 2 && fake.subscribers() >= 1);
    fake.trade({ ...WHALE, price: 65_001 });
    await until(() => whales.length === 2);
  });

  it.each(['refuse', 'hang', 'status'] as const)('keeps trying when the exchange does this: %s', async (misdeed) => {
    const { fake, whales, states } = await run('bybit', {}, { connectTimeoutMs: 200 });
    await until(() => fake.subscribers() === 1);
    if (misdeed === 'status') fake.switches.status = 429;
    else fake.switches[misdeed] = true;
    fake.cut();
    await until(() => states.at(-1) === 'down');
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (misdeed === 'status') fake.switches.status = 0;
    else fake.switches[misdeed] = false;
    await until(() => fake.subscribers() >= 1, 8000);
    fake.trade(WHALE);
    await until(() => whales.length === 1 && states.at(-1) === 'live');
  });

  it('accepts a burst of more trades than one message holds', async () => {
    const { fake, whales } = await run('bybit', { STALE_MS: '5000' });
    await until(() => fake.subscribers() === 1);
    const time = Date.now();
    fake.trade(...Array.from({ length: 1500 }, () => ({ ...WHALE, coins: 0.01, time })));
    await until(() => whales.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(whales.reduce((sum, { volume }) => sum + volume, 0)).toBeCloseTo(15, 9);
  });

  it('drops unreadable messages and continues', async () => {
    const { fake, whales } = await run('binance', { STALE_MS: '5000' });
    await until(() => fake.subscribers() === 1);
    for (const garbage of ['{', 'null', '[]', '{"e":"aggTrade","p":"x"}', Buffer.from([0, 1, 2])]) fake.raw(garbage);
    fake.trade(WHALE);
    await until(() => whales.length === 1);
    expect(fake.connectTimes).toHaveLength(1);
  });

  it('leaves out trades that are history', async () => {
    const { fake, whales } = await run('gate', { STALE_MS: '5000' });
    await until(() => fake.subscribers() === 1);
    fake.trade({ ...WHALE, time: Date.now() - 61_000 });
    fake.trade({ ...WHALE, price: 65_001, time: Date.now() - 59_000 });
    await until(() => whales.length === 1);
    expect(whales[0]?.price).toBe(65_001);
  });
});
