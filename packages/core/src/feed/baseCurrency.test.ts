import { describe, expect, it } from 'vitest';
import { baseCurrency } from './baseCurrency.ts';

describe('baseCurrency', () => {
  it.each([
    ['BTCUSDTUSDT', 'BTC'],
    ['ETHUSDTUSDT', 'ETH'],
    ['SOLUSDTUSDT', 'SOL'],
    ['BTC-USDT-SWAP', 'BTC'],
    ['ETH-USDT-SWAP', 'ETH'],
    ['SOL-USDT-SWAP', 'SOL'],
    ['BTCUSDT', 'BTC'],
    ['ETHUSDT', 'ETH'],
    ['1000PEPEUSDT', '1000PEPE'],
    ['BTC/USDT:USDT', 'BTC'],
    ['BTC-USDT', 'BTC'],
    ['BTC_USDT', 'BTC'],
    ['btcusdt', 'btc'],
    ['BTC-USD', 'BTC-USD'],
    ['BTCUSD', 'BTCUSD'],
    ['USDT', 'USDT'],
    ['USDTUSDT', 'USDT'],
    ['', ''],
  ])('%s is %s', (symbol, coin) => {
    expect(baseCurrency(symbol)).toBe(coin);
  });
});
