import { describe, expect, it } from 'vitest';
import { GARBAGE } from './testing/garbage.ts';
import { HAS_SAMPLES, sample } from './testing/samples.ts';
import { parseUpbit } from './upbit.ts';

const T = 1_790_000_000_123;

describe('parseUpbit', () => {
  it('reads the won markets by coin', () => {
    const body = [
      { market: 'KRW-BTC', trade_price: 95_299_000, timestamp: T },
      { market: 'KRW-USDT', trade_price: 1455.5, timestamp: T },
      { market: 'BTC-ETH', trade_price: 0.03, timestamp: T },
      { market: 'KRW-XRP', trade_price: 0, timestamp: T },
    ];
    expect([...parseUpbit(body)]).toEqual([
      ['BTC', { price: 95_299_000, timestamp: T }],
      ['USDT', { price: 1455.5, timestamp: T }],
    ]);
  });

  it('finds no figures in garbage', () => {
    for (const body of GARBAGE) expect(parseUpbit(body).size).toBe(0);
  });

  it.skipIf(!HAS_SAMPLES)('reads the sample answers', () => {
    expect(parseUpbit(sample('upbit/rest_v1_ticker_KRW-BTC.json')).get('BTC')?.price).toBe(95_299_000);
  });
});
