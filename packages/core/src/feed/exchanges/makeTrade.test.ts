import { describe, expect, it } from 'vitest';
import { makeTrade } from './makeTrade.ts';

const T = 1_790_000_000_000;

describe('makeTrade', () => {
  const raw = { exchange: 'x', symbol: 'BTCUSDT', id: '1', side: 'BUY', timestamp: T } as const;
  it.each([
    { price: 1e308, volume: 1e308 },
    { price: '1e99', volume: 1e300 },
    { price: 1e-200, volume: 1e-200 },
    { price: 1e-300, volume: 1e300, usdPerUnit: 100 },
    { price: 100, volume: 1e308, coinsPerUnit: 100 },
  ])('rejects finite figures whose product is infinite: %j', (figures) => {
    expect(makeTrade({ ...raw, ...figures })).toBeUndefined();
  });
});
