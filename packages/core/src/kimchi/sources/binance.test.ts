import { describe, expect, it } from 'vitest';
import { parseBinance } from './binance.ts';
import { GARBAGE } from './testing/garbage.ts';
import { HAS_SAMPLES, sample } from './testing/samples.ts';

describe('parseBinance', () => {
  it('reads one symbol or many', () => {
    expect(parseBinance({ symbol: 'BTCUSDT', price: '65120.01' }).get('BTC')?.price).toBe(65_120.01);
    const many = [
      { symbol: 'ETHUSDT', price: '2000' },
      { symbol: 'ETHBTC', price: '0.03' },
      { symbol: 'XRPUSDT', price: 'x' },
    ];
    expect([...parseBinance(many).keys()]).toEqual(['ETH']);
  });

  it('finds no figures in garbage', () => {
    for (const body of GARBAGE) expect(parseBinance(body).size).toBe(0);
  });

  it.skipIf(!HAS_SAMPLES)('reads the sample answers', () => {
    expect(parseBinance(sample('binance-spot/rest_ticker_price_BTCUSDT.json')).get('BTC')?.price).toBe(65_120.01);
  });
});
