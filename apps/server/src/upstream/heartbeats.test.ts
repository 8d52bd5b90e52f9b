import { afterEach, describe, expect, it } from 'vitest';
import { settableClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { type WatchedFeed, watchFeed } from '../../testing/watchFeed.ts';

/** Ten times this long, heartbeats prove a subscription. */
const STALE_MS = 150;
/** The monotonic clock is finer than the dates that are converted from it. */
const ROUNDING_MS = 1;
const WHALE = { coin: 'BTC', side: 'SELL', price: 65_000, coins: 12.5 } as const;
let feed: WatchedFeed | undefined;
let beating: NodeJS.Timeout | undefined;

afterEach(() => {
  clearInterval(beating);
  return feed?.close();
});

describe.each([
  ['coinbase', { type: 'heartbeat', product_id: 'BTC-USD' }],
  ['coinbase-advanced', { channel: 'heartbeats', events: [] }],
  ['kraken', { channel: 'heartbeat' }],
  ['gate', { channel: 'spot.pong' }],
  ['mexc', { msg: 'PONG' }],
])('%s, which sends only heartbeats,', (name, heartbeat) => {
  const open = async () => {
    feed = await watchFeed([name], { variables: { STALE_MS: String(STALE_MS) } });
    const [fake] = feed.fakes;
    if (fake === undefined) throw new Error('no fake');
    beating = setInterval(() => fake.raw(heartbeat), 10);
    const state = () => feed?.statuses.at(-1)?.exchanges[name];
    const trade = () =>
      until(() => {
        fake.trade(WHALE);
        return state() === 'live';
      });
    return { fake, state, trade, statuses: feed.statuses };
  };

  it('is not live before its first trade, and is reconnected', async () => {
    const { fake, state, trade, statuses } = await open();
    await until(() => state() === 'down');
    await until(() => fake.connectTimes.length >= 2 && fake.subscribers() === 1);
    expect(statuses.map(({ exchanges }) => exchanges[name])).not.toContain('live');
    await trade();
  });

  it('is lost after a while without a trade, and the time since its last one is a gap', async () => {
    const { state, trade, statuses } = await open();
    // On a busy machine, only the earliest time of the last trade is certain.
    const tradedAt = Date.now();
    await trade();
    await until(() => state() === 'down');
    const downAt = Date.now();
    expect(downAt - tradedAt).toBeGreaterThan(9 * STALE_MS);
    await trade();
    await until(() => statuses.at(-1)?.gaps?.length === 1);
    const { from = 0, to = 0 } = statuses.at(-1)?.gaps?.[0] ?? {};
    expect(from).toBeGreaterThanOrEqual(tradedAt - ROUNDING_MS);
    expect(downAt - from).toBeGreaterThan(9 * STALE_MS);
    expect(to - from).toBeGreaterThan(9 * STALE_MS);
  });
});

it('Kraken, whose heartbeats come every second, may be without a trade as long as the others', async () => {
  const clock = settableClock();
  // The default.
  feed = await watchFeed(['kraken'], { clock, variables: { STALE_MS: '' } });
  const [fake] = feed.fakes;
  const state = () => feed?.statuses.at(-1)?.exchanges['kraken'];
  await until(() => {
    fake?.trade(WHALE);
    return state() === 'live';
  });
  const lastTrade = clock.now();
  await until(() => {
    clock.pass(1000);
    fake?.raw({ channel: 'heartbeat' });
    return state() === 'down';
  });
  expect(clock.now() - lastTrade).toBeGreaterThan(5 * 60_000);
});
