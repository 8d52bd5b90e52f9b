import { setTimeout as wait } from 'node:timers/promises';
import type { Trade } from '@toolbox/core/feed';
import { describe, expect, it } from 'vitest';
import { fakeBybit } from '../../fakes/exchanges/fakeBybit.ts';
import type { FakeExchange } from '../../fakes/exchanges/fakeExchange.ts';
import { fakeKraken } from '../../fakes/exchanges/fakeKraken.ts';
import { FAST_TIMING } from '../../testing/testTiming.ts';
import { until } from '../../testing/until.ts';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { bybit } from './exchanges/bybit.ts';
import { kraken } from './exchanges/kraken.ts';
import { openUpstream } from './openUpstream.ts';
import type { Stretch, TradeUpstream } from './upstream.ts';

describe('an exchange that cannot be reached when the server starts', () => {
  const start = async (fake: FakeExchange, make: (config: Config) => TradeUpstream, failsFor: number) => {
    const ids = new Set<string>();
    const gaps: (Stretch | undefined)[] = [];
    const events = {
      onItems: (trades: readonly Trade[]) => {
        for (const { id } of trades) ids.add(id);
      },
      onState: () => {},
      onMalformed: () => {},
      onConnect: () => {},
      onGap: (missing: Stretch | undefined) => gaps.push(missing),
    };
    const config = readConfig({ SYMBOLS: 'BTC', STALE_MS: '60000', ...fake.variables });
    if (failsFor > 0) fake.switches.status = 503;
    const startedAt = Date.now();
    const upstream = openUpstream(make(config), events, { log: createLog('silent'), timing: FAST_TIMING });
    const openedAt = Date.now();
    const trade = () => fake.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 0.1 });
    await wait(failsFor);
    if (failsFor > 0) trade();
    fake.switches.status = 0;
    await until(() => fake.subscribers() === 1);
    trade();
    await until(() => ids.size > 0);
    return { ids, gaps, startedAt, openedAt, close: () => Promise.all([upstream.close(), fake.close()]) };
  };

  it('gets what was traded since then filled in', async () => {
    const { ids, gaps, close } = await start(await fakeBybit(), bybit, 1200);
    await until(() => gaps.length === 1);
    expect([gaps[0], ids.size]).toEqual([undefined, 2]);
    await close();
  });

  it('leaves a gap if it has no REST API', async () => {
    const { gaps, startedAt, openedAt, close } = await start(await fakeKraken(), kraken, 1200);
    await until(() => gaps.length === 1);
    // The monotonic clock is finer than the date that is converted from it.
    expect(gaps[0]?.from).toBeGreaterThanOrEqual(startedAt - 1);
    expect(gaps[0]?.from).toBeLessThanOrEqual(openedAt + 1);
    expect((gaps[0]?.to ?? 0) - startedAt).toBeGreaterThan(1200);
    await close();
  });

  it('but one that is reached at once leaves none, and is not asked', async () => {
    const fake = await fakeBybit();
    const { gaps, close } = await start(fake, bybit, 0);
    await wait(100);
    expect([gaps, fake.requests]).toEqual([[], []]);
    await close();
  });
});
