import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { FAKE_EXCHANGES } from '../../fakes/exchanges/fakeExchanges.ts';
import { settableClock } from '../../testing/testClock.ts';
import { FAST_TIMING } from '../../testing/testTiming.ts';
import { until } from '../../testing/until.ts';
import { type WatchedFeed, type WatchOptions, watchFeed } from '../../testing/watchFeed.ts';
import { createLog } from '../log/log.ts';

let feed: WatchedFeed | undefined;
let lines: Readonly<Record<string, unknown>>[] = [];
afterEach(() => feed?.close());

async function open(name: string, options: WatchOptions = {}) {
  lines = [];
  feed = await watchFeed([name], {
    ...options,
    variables: { SYMBOLS: 'BTC,ETH', STALE_MS: '3600000', ...options.variables },
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
  });
  const [fake] = feed.fakes;
  if (fake === undefined) throw new Error('no fake');
  const watched = feed;
  let sent = 0;
  return {
    fake,
    trade: (coin: string) => {
      sent += 1;
      fake.trade({ coin, side: 'BUY', price: coin === 'BTC' ? 65_000 : 2000, coins: 500 + sent });
    },
    received: (coin: string) => watched.whales.filter(({ symbol }) => symbol.includes(coin)).length,
    state: () => watched.statuses.at(-1)?.exchanges[name],
    gaps: () => watched.statuses.at(-1)?.gaps ?? [],
  };
}
const logged = (text: string) => lines.filter(({ msg }) => msg === text);
const refusals = () => logged('a subscription is refused');
const acceptances = () => logged('a refused subscription is accepted');

/** Binance names the pairs in the URL, and ignores those that it does not know. */
const NAMES = [...FAKE_EXCHANGES.keys()].filter((name) => !name.startsWith('binance'));

describe.each(NAMES)('%s, which refuses a pair for a while,', (name) => {
  it('is subscribed to it again', async () => {
    const { fake, trade, received } = await open(name, {
      timing: { resubscribeMs: 100 },
      faults: { unlisted: ['ETH'] },
    });
    await until(() => refusals().length === 1);
    trade('BTC');
    await until(() => received('BTC') === 1);
    await wait(300);
    fake.switches.unlisted = [];
    await until(() => acceptances().length === 1);
    trade('ETH');
    await until(() => received('ETH') === 1);
    expect(fake.connectTimes).toHaveLength(1);
    expect(refusals()).toHaveLength(1);
  });
});

describe.each(['okx', 'bybit', 'kraken'])('%s, which refuses a pair of a new connection,', (name) => {
  it('sends its trades all the time', async () => {
    const { fake, trade, received, state, gaps } = await open(name, { timing: { rotateMs: 800 } });
    trade('BTC');
    trade('ETH');
    await until(() => received('BTC') === 1 && received('ETH') === 1);
    fake.switches.unlisted = ['ETH'];
    await until(() => refusals().length === 1);
    // The next connection gets both.
    for (let count = 2; count < 20; count += 1) {
      trade('BTC');
      trade('ETH');
      await until(() => received('BTC') === count && received('ETH') === count);
      if (count === 5) fake.switches.unlisted = [];
      await wait(FAST_TIMING.answerMs * 2);
    }
    await until(() => acceptances().length > 0 || fake.connectTimes.length > 2);
    await until(() => fake.subscribers() === 1);
    expect(state()).toBe('live');
    expect(gaps()).toEqual([]);
  });
});

it('a connection is replaced only after the time in which a pair could be refused', async () => {
  const { fake, trade, received } = await open('bybit', { timing: { rotateMs: 1500, answerMs: 500 } });
  await until(() => fake.subscribers() === 2);
  trade('BTC');
  await until(() => received('BTC') === 1);
  await wait(100);
  expect(fake.subscribers()).toBe(2);
  await until(() => fake.subscribers() === 1);
});

it('a refused pair is subscribed to again by the clock', async () => {
  const clock = settableClock();
  const { fake, trade, received } = await open('okx', {
    clock,
    timing: { resubscribeMs: 120_000 },
    faults: { unlisted: ['ETH'] },
  });
  fake.switches.unlisted = [];
  await until(() => refusals().length === 1);
  // In steps that do not count as a long pause of this process.
  for (const step of [1, 2]) {
    clock.pass(55_000);
    fake.switches.clockAheadMs = step * 55_000;
    trade('BTC');
    await until(() => received('BTC') === step);
  }
  await wait(4 * FAST_TIMING.answerMs);
  expect(acceptances()).toEqual([]);
  clock.pass(10_000);
  await until(() => acceptances().length === 1);
});

it.each([
  ['okx', { event: 'error', code: '60014', msg: 'Requests too frequent', connId: 'fake' }],
  ['bybit', { success: false, ret_msg: 'Too many visits!', op: 'subscribe' }],
  ['kraken', { method: 'subscribe', success: false, error: 'EService:Unavailable' }],
])('%s is connected to again when it refuses without naming a pair', async (name, refusal) => {
  const { fake, trade, received } = await open(name);
  trade('BTC');
  await until(() => received('BTC') === 1);
  fake.raw(refusal);
  await until(() => fake.connectTimes.length === 2 && fake.subscribers() === 1);
  expect(refusals()).toEqual([]);
  trade('ETH');
  await until(() => received('ETH') === 1);
});

it('asks for each of many refused pairs again', async () => {
  const coins = Array.from({ length: 12 }, (_, place) => `A${place}`);
  const { fake } = await open('okx', {
    variables: { SYMBOLS: ['BTC', ...coins].join(',') },
    timing: { resubscribeMs: 4 * FAST_TIMING.answerMs },
    faults: { unlisted: coins },
  });
  await until(() => refusals().length === coins.length);
  fake.switches.unlisted = coins.slice(0, -1);
  await until(() => acceptances().length === 1);
});
