import { afterEach, describe, expect, it } from 'vitest';
import { FAKE_EXCHANGES } from '../../fakes/exchanges/fakeExchanges.ts';
import { settableClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { type WatchedFeed, watchFeed } from '../../testing/watchFeed.ts';
import { createLog } from '../log/log.ts';

let feed: WatchedFeed | undefined;
let lines: Readonly<Record<string, unknown>>[] = [];
afterEach(() => feed?.close());

async function open(name: string, coins: readonly string[], clock = settableClock()) {
  lines = [];
  feed = await watchFeed([name], {
    clock,
    variables: { SYMBOLS: coins.join(','), STALE_MS: '3600000' },
    faults: { unlisted: ['PEPE', 'WIF'] },
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
  });
  const [fake] = feed.fakes;
  if (fake === undefined) throw new Error('no fake');
  return { feed, fake, state: () => feed?.statuses.at(-1)?.exchanges[name] };
}
const refusals = () => lines.filter(({ msg }) => msg === 'a subscription is refused');

/** Binance names the pairs in the URL, and ignores those that it does not know. */
const NAMES = [...FAKE_EXCHANGES.keys()].filter((name) => !name.startsWith('binance'));

describe.each(NAMES)('%s, which does not list a pair,', (name) => {
  it('sends the other pairs, and the log names that one', async () => {
    const { feed: watched, fake, state } = await open(name, ['BTC', 'PEPE', 'ETH', 'WIF']);
    await until(() => refusals().length === 2);
    fake.trade({ coin: 'BTC', side: 'SELL', price: 65_000, coins: 12.5 });
    fake.trade({ coin: 'ETH', side: 'BUY', price: 2000, coins: 500 });
    await until(() => watched.whales.length === 2);
    expect(state()).toBe('live');
    expect(fake.connectTimes).toHaveLength(1);
    const reasons = refusals().map(({ reason }) => String(reason));
    expect(reasons[0]).toMatch(/pepe/i);
    expect(reasons[1]).toMatch(/wif/i);
  });
});

it.each(['binance', 'bybit', 'okx'])('%s fills a gap of the other pairs', async (name) => {
  const { feed: watched, fake, state } = await open(name, ['BTC', 'PEPE', 'ETH']);
  const trade = (coin: string) => fake.trade({ coin, side: 'SELL', price: coin === 'BTC' ? 65_000 : 2000, coins: 500 });
  trade('BTC');
  await until(() => watched.whales.length === 1);
  fake.switches.refuse = true;
  fake.cut();
  await until(() => state() === 'down');
  trade('BTC');
  trade('ETH');
  fake.switches.refuse = false;
  await until(() => fake.subscribers() === 1);
  trade('BTC');
  await until(async () => (await watched.metric('gaps_total', `exchange="${name}",outcome="filled"`)) === 1);
  await until(() => watched.whales.length === 4);
  expect(watched.statuses.at(-1)?.gaps ?? []).toEqual([]);
});

it('an exchange that lists none of the pairs is down, and connected to again', async () => {
  const opening = open('bybit', ['PEPE', 'WIF']);
  await until(() => lines.some(({ msg }) => msg === 'not connected'));
  expect(lines.find(({ msg }) => msg === 'not connected')?.['reason']).toBe(
    'error:handler not found,topic:publicTrade.WIFUSDT',
  );
  await until(() => refusals().length === 3);
  void opening.catch(() => undefined);
});

it('a pair that is not listed counts as silent while the others are traded', async () => {
  const clock = settableClock();
  const { feed: watched, fake, state } = await open('okx', ['BTC', 'PEPE'], clock);
  fake.trade({ coin: 'BTC', side: 'SELL', price: 65_000, coins: 12.5 });
  await until(() => state() === 'live');
  clock.pass(700_000);
  expect(await watched.metric('pair_silent_seconds', 'exchange="okx",symbol="PEPE-USDT-SWAP"')).toBeGreaterThan(600);
});

it('Coinbase Advanced, which allows eight messages per second, is not sent more', async () => {
  const times: number[] = [];
  const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'LTC', 'DOT', 'UNI'];
  const { feed: watched, fake } = await open('coinbase-advanced', coins);
  await until(() => {
    times.push(performance.now());
    fake.trade({ coin: 'UNI', side: 'BUY', price: 10, coins: 100_000 });
    return watched.whales.length > 0;
  });
  // Nine messages.
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
});
