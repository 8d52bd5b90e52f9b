import { describe, expect, it } from 'vitest';
import { parseCoinbase } from './coinbase.ts';
import { GARBAGE } from './testing/garbage.ts';
import { HAS_SAMPLES, sample } from './testing/samples.ts';

describe('parseCoinbase', () => {
  it('reads dollars only', () => {
    const data = { amount: '65105.385', base: 'BTC', currency: 'USD' };
    expect(parseCoinbase({ data })?.price).toBe(65_105.385);
    expect(parseCoinbase({ data: { ...data, currency: 'EUR' } })).toBeUndefined();
  });

  it('finds no figures in garbage', () => {
    for (const body of GARBAGE) expect(parseCoinbase(body)).toBeUndefined();
  });

  it.skipIf(!HAS_SAMPLES)('reads the sample answers', () => {
    expect(parseCoinbase(sample('coinbase-exchange/rest_v2_prices_BTC-USD_spot.json'))?.price).toBe(65_105.385);
  });
});
