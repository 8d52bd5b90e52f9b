import { describe, expect, it } from 'vitest';
import { isKrwMarket, KRW_MARKETS } from './krwMarkets.ts';

describe('isKrwMarket', () => {
  it.each([
    ...KRW_MARKETS.map((market) => [market, true] as const),
    ['binance', false],
    ['Upbit', false],
    ['', false],
    [['upbit'], false],
    ['length', false],
    [0, false],
    [undefined, false],
  ] as const)('%j: %s', (value, known) => {
    expect(isKrwMarket(value)).toBe(known);
  });
});
