import type { Trade } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { createHub } from './createHub.ts';
import { inProcessBus } from './inProcessBus.ts';

function trade(symbol: string, price: number): Trade {
  return {
    exchange: 'kraken',
    symbol,
    id: symbol,
    price,
    volume: 1,
    volumeUsd: price,
    side: 'BUY',
    timestamp: 1_800_000_000_000,
  };
}

it.each(['BTCUSDT', 'BTC-USDT-SWAP', 'BTC_USDT', 'BTC/USD', 'BTC-USD', 'BTCUSD', 'btcusdt', 'BTC/USDT:USDT'])(
  'knows the last price of the coin of %s',
  (symbol) => {
    const hub = createHub(inProcessBus(), { sweepMs: 0, minUsd: 500_000 });
    hub.accept([trade(symbol, 65_000)]);
    expect(hub.lastPrice('BTC')?.price).toBe(65_000);
    hub.close();
  },
);

it('takes the price against another coin for none in dollars', () => {
  const hub = createHub(inProcessBus(), { sweepMs: 0, minUsd: 500_000 });
  hub.accept([trade('ETH/BTC', 0.05)]);
  expect(hub.lastPrice('ETH')).toBeUndefined();
  hub.close();
});

it('takes the price of a backfilled trade for none of now', () => {
  const hub = createHub(inProcessBus(), { sweepMs: 0, minUsd: 500_000 });
  hub.accept([trade('BTCUSDT', 45_000)]);
  hub.accept([{ ...trade('BTCUSDT', 65_000), id: 'before' }], { isBackfill: true });
  expect(hub.lastPrice('BTC')?.price).toBe(45_000);
  hub.close();
});

it('publishes no held fills with a backfill, before the new leader has counted what was lost', () => {
  let leads = false;
  const bus = { ...inProcessBus(), leads: () => leads };
  const published: string[] = [];
  bus.subscribe((event) => {
    if (event.type === 'trade') published.push(event.trade.id);
  });
  const hub = createHub(bus, { sweepMs: 0, minUsd: 0 });
  hub.accept([{ ...trade('BTCUSDT', 60_000), id: 'held' }]);
  leads = true;
  hub.accept([{ ...trade('BTCUSDT', 60_000), id: 'backfilled' }], { isBackfill: true });
  expect(published).toEqual(['backfilled']);
  hub.publishHeld();
  expect(published).toEqual(['backfilled', 'held']);
  hub.close();
});

it('merges a backfill without comparing each fill with each other', () => {
  const FILLS = 5000;
  /** How often the time of a fill was read. */
  let reads = 0;
  const backfill = Array.from({ length: FILLS }, (_, number): Trade => {
    const time = 1_800_000_000_000 + number * 720;
    return {
      ...trade('BTCUSDT', 60_000),
      id: String(number),
      get timestamp() {
        reads += 1;
        return time;
      },
    };
  });
  let volume = 0;
  const bus = inProcessBus();
  bus.subscribe((event) => {
    if (event.type === 'trade') volume += event.trade.volume;
  });
  const hub = createHub(bus, { sweepMs: 100, minUsd: 0 });
  hub.accept(backfill, { isBackfill: true });
  hub.close();
  expect(volume).toBe(FILLS);
  expect(reads).toBeLessThan(FILLS * 50);
});
