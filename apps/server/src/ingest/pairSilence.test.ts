import { expect, it } from 'vitest';
import { settableClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { watchFeed } from '../../testing/watchFeed.ts';

it('measures how long a pair has been silent while the others are traded', async () => {
  const clock = settableClock();
  const feed = await watchFeed(['binance'], { clock, variables: { STALE_MS: '3600000' } });
  const [fake] = feed.fakes;
  const silence = (symbol: string) => feed.metric('pair_silent_seconds', `exchange="binance",symbol="${symbol}"`);
  const trade = (coin: string, price: number) => fake?.trade({ coin, side: 'SELL', price, coins: 500 });
  trade('BTC', 65_000);
  trade('ETH', 2000);
  await until(() => feed.whales.length === 2);
  // In steps that do not count as a long pause of this process.
  for (let step = 1; step <= 14; step += 1) {
    clock.pass(50_000);
    expect(await silence('BTCUSDT')).toBeGreaterThanOrEqual(50);
    trade('BTC', 65_000 + step);
    await until(async () => (await silence('BTCUSDT')) < 50);
  }
  expect(await silence('ETHUSDT')).toBeGreaterThanOrEqual(700);
  expect(feed.statuses.at(-1)?.exchanges['binance']).toBe('live');
  await feed.close();
});

it('does not count the time in which the exchange was lost', async () => {
  const clock = settableClock();
  const feed = await watchFeed(['binance'], { clock, variables: { STALE_MS: '3600000' } });
  const [fake] = feed.fakes;
  const silence = () => feed.metric('pair_silent_seconds', 'exchange="binance",symbol="ETHUSDT"');
  const state = () => feed.statuses.at(-1)?.exchanges['binance'];
  const tradeBitcoin = () =>
    until(() => {
      fake?.trade({ coin: 'BTC', side: 'SELL', price: 65_000, coins: 0.1 });
      return state() === 'live';
    });
  await tradeBitcoin();
  Object.assign(fake?.switches ?? {}, { refuse: true });
  fake?.cut();
  await until(() => state() === 'down');
  clock.pass(700_000);
  Object.assign(fake?.switches ?? {}, { refuse: false });
  await tradeBitcoin();
  expect(await silence()).toBeLessThan(600);
  await feed.close();
});
