import { tradesAs } from '@toolbox/core/feed';
import { parseTelegramStatistics, parseTelegramTransactions, parseWhaleAlert } from '@toolbox/core/whale/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeTrade } from '../fakes/exchanges/fakeExchange.ts';
import { FAKE_EXCHANGES } from '../fakes/exchanges/fakeExchanges.ts';
import { listenTo } from '../testing/feedListener.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { until } from '../testing/until.ts';

const WHALE: FakeTrade = { coin: 'BTC', side: 'BUY', price: 65_000, coins: 10 };
const POSTS = 65;
const ROUNDS = 12;
let server: TestServer;

beforeAll(async () => {
  // Two feeds of one exchange report the same trades; one of them is enough.
  const names = [...FAKE_EXCHANGES.keys()].filter((name) => tradesAs(name) === name);
  // The exchanges trade only at the beginning, and stay live until the last test.
  server = await startTestServer({ METRICS_PORT: '0', STALE_MS: '60000' }, names);
  for (let post = 0; post < POSTS; post += 1) {
    server.fakes.telegram.post(
      `🚨 ${20 + post},000 $ETH (${40 + post},000,000 USD) transferred from #Kraken to unknown wallet`,
    );
  }
});
afterAll(() => server.close());

/** The fields of a response that the tests read; the tests check that they exist. */
type AnyResponse = {
  readonly transactions: readonly unknown[];
  readonly simulated: unknown;
  readonly last_scan_time: unknown;
  readonly data?: readonly unknown[];
  readonly meta: unknown;
  readonly timestamp: { readonly krw: number };
  readonly coins: readonly { readonly coin: string }[];
  readonly points: readonly unknown[];
  readonly success: boolean;
  readonly error: { readonly code: string };
};

const json = async (path: string) => {
  const response = await fetch(server.url + path);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as AnyResponse,
  };
};

describe('the live feed', () => {
  // The latency is measured by `pnpm bench:feed`.
  it('carries a large trade of every exchange to a client, once', async () => {
    await until(() => [...server.fakes.exchanges.values()].every((fake) => fake.subscribers() === 1));
    const listener = await listenTo(server.wsUrl);
    const sent = new Set<number>();
    let price = 60_000;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const fake of server.fakes.exchanges.values()) {
        price += 1;
        sent.add(price);
        fake.trade({ ...WHALE, price, side: round % 2 === 0 ? 'BUY' : 'SELL' });
      }
      // Otherwise, those of one exchange could be merged.
      await until(() => listener.trades.length >= sent.size);
    }
    expect(listener.trades).toHaveLength(sent.size);
    expect(new Set(listener.trades.map(({ exchange }) => exchange))).toEqual(new Set(server.fakes.exchanges.keys()));
    expect(new Set(listener.trades.map(({ price: sold }) => sold))).toEqual(sent);
    for (const trade of listener.trades) expect(trade.volumeUsd).toBeCloseTo(trade.price * 10, 3);
    listener.socket.close();
  });

  it('first sends what it publishes and the state of the exchanges', async () => {
    const listener = await listenTo(server.wsUrl);
    await until(() => listener.messages.length >= 2);
    expect(listener.messages[0]).toMatchObject({ type: 'hello', minUsd: 500_000, simulated: true });
    expect(listener.messages[1]).toMatchObject({ type: 'status', exchanges: { binance: 'live' } });
    listener.socket.close();
  });
});

describe('the interface', () => {
  it('sends large transfers on the chain', async () => {
    const to = `0x${'2e'.repeat(20)}`;
    server.fakes.ethereum.mine({
      coin: 'USDC',
      amount: 5_000_000,
      from: '0x28c6c06298d514db089934071355e5743bf21d60',
      to,
    });
    server.fakes.ethereum.mine();
    await until(async () => parseWhaleAlert((await json('/api/crypto/whale-alert')).body).totalCount > 0);
    const { body, headers } = await json('/api/crypto/whale-alert');
    expect(body.transactions[0]).toMatchObject({ coin: 'USDC', value: 5, usdValue: 5_000_000, to, type: 'transfer' });
    expect(body.simulated).toBe(true);
    expect(body.last_scan_time).toMatch(/^\d{4}-.*Z$/);
    expect(headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['?limit=50', 50],
    ['', 50],
    ['?limit=0', 1],
    ['?limit=1', 1],
    ['?limit=100', 60],
    ['?limit=101', 60],
    ['?limit=abc', 50],
    ['?limit=1&limit=2', 50],
  ])('gives the movements of the channel, newest first: %s', async (query, count) => {
    await until(async () => ((await json('/api/telegram-whale/transactions?limit=100')).body.data ?? []).length >= 60);
    const { body } = await json(`/api/telegram-whale/transactions${query}`);
    const movements = parseTelegramTransactions(body) ?? [];
    expect(movements).toHaveLength(count);
    expect(movements[0]).toMatchObject({
      token: 'ETH',
      amount: 84_000,
      from: 'Kraken',
      to: 'unknown wallet',
      risk: 'extreme',
    });
    expect(body.meta).toMatchObject({ enabled: true, source: 'telegram', stale: false });
  });

  it('sends statistics of the movements', async () => {
    await until(async () => (await json('/api/telegram-whale/statistics')).status === 200);
    const statistics = parseTelegramStatistics((await json('/api/telegram-whale/statistics')).body);
    expect(statistics).toMatchObject({ windowHours: 6, totalTransactions: 60, byType: { transfer: 60 } });
    expect(statistics?.exchangeOutflowUsd).toBe(statistics?.totalUsdValue);
  });

  it('sends the premium on both bases, for every coin', async () => {
    const { body } = await json('/api/crypto/kimchi-premium');
    expect(body).toMatchObject({
      krw_price: 99_000_000,
      usd_price: 67_000,
      exchange_rate: 1447.5,
      usd_equivalent: 96_982_500,
      premium_percentage: 2.08,
      premium_absolute: 2_017_500,
      sources: { krw: 'upbit', usd: 'binance', exchange: 'naver' },
      stale: { krw: false, usd: false, exchange: false },
      usdt: { exchange_rate: 1452, premium_percentage: 1.76 },
    });
    expect(body.timestamp.krw).toBeGreaterThan(Date.now() - 20_000);
    expect(body.coins.map(({ coin }) => coin)).toEqual(['ETH', 'XRP', 'SOL']);
  });

  it.each([
    ['upbit', 99_000_000, 2.08],
    ['bithumb', 98_901_000, 1.98],
  ])('sends the premium of %s, now and its history', async (market, krw_price, premium_percentage) => {
    const path = '/api/crypto/kimchi-premium';
    const { body } = await json(`${path}?market=${market}`);
    expect(body).toMatchObject({ krw_price, premium_percentage, sources: { krw: market } });
    expect(Object.keys(body).sort()).toEqual(Object.keys((await json(path)).body).sort());
    await until(async () => (await json(`${path}/history?range=1h&market=${market}`)).body.points?.length > 0);
    const history = (await json(`${path}/history?range=1h&market=${market}`)).body;
    expect(history.points.at(-1)).toMatchObject({ official: premium_percentage, krw_price });
  });

  it.each(['binance', 'UPBIT', '', 'upbit&market=bithumb', '__proto__'])('refuses the market "%s"', async (market) => {
    for (const path of ['kimchi-premium', 'kimchi-premium/history']) {
      const { status, body } = await json(`/api/crypto/${path}?market=${market}`);
      expect([status, body.error.code]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it.each(['1h', '24h', '7d'])('sends the history of the premium: %s', async (range) => {
    await until(async () => (await json(`/api/crypto/kimchi-premium/history?range=${range}`)).status === 200);
    const { body } = await json(`/api/crypto/kimchi-premium/history?range=${range}&coin=ETH`);
    expect(body).toMatchObject({
      range,
      coin: 'ETH',
      statistics: { official: { minimum: 2.29, maximum: 2.29, mean: 2.29 } },
    });
    expect(body.points.at(-1)).toMatchObject({ official: 2.29, krw_price: 3_050_000, usd_price: 2060 });
  });

  it.each(['?range=2h', '?range=1h&coin=DOGE', '?range=__proto__'])('refuses a history of %s', async (query) => {
    const { status, body } = await json(`/api/crypto/kimchi-premium/history${query}`);
    expect([status, body.success, body.error.code]).toEqual([400, false, 'BAD_REQUEST']);
  });

  it('is ready', async () => {
    expect((await json('/readyz')).body).toEqual({
      status: 'ready',
      parts: { running: true, bus: true, store: true, sources: true },
    });
  });

  it('serves metrics on a separate port', async () => {
    const text = await (await fetch(server.metricsUrl ?? '')).text();
    expect(text).toContain('toolbox_upstream_live{exchange="binance"} 1');
    expect(text).toContain('toolbox_bus_healthy 1');
    expect(text).toMatch(/toolbox_whales_total\{exchange="okx"\} \d/);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});
