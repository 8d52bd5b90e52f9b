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
