import { expect, it } from 'vitest';
import { tradedCoin } from './tradedCoin.ts';

it.each([
  ['BTC-USD', 'BTC'],
  ['BTC/USD', 'BTC'],
  ['BTCUSD', 'BTC'],
  ['btcusdt', 'BTC'],
  ['BTC-USDT-SWAP', 'BTC'],
  ['SOL_USDT', 'SOL'],
  ['TUSD-USDT', 'TUSD'],
  ['FDUSDUSDT', 'FDUSD'],
  ['PYUSD-USDT-SWAP', 'PYUSD'],
  ['ETHBTC', 'ETHBTC'],
  ['USD', 'USD'],
  ['USDT', 'USDT'],
  ['', ''],
])('%s is a trade in %s', (symbol, coin) => {
  expect(tradedCoin(symbol)).toBe(coin);
});
