import { describe, expect, it } from 'vitest';
import { NOW, premiumAnswer } from '../testing/premiumAnswer.ts';
import { parsePremiumAnswer } from './parsePremiumAnswer.ts';

describe('parsePremiumAnswer', () => {
  it('reads bitcoin and the coins that make sense', () => {
    const quotes = parsePremiumAnswer(premiumAnswer);
    expect(quotes?.coins.map(({ coin, stale }) => [coin, stale])).toEqual([
      ['BTC', { krw: false, usd: false }],
      ['ETH', { krw: true, usd: false }],
    ]);
    expect(quotes?.rate).toMatchObject({ source: 'naver', timestamp: NOW - 2, stale: true });
    expect(quotes?.coins[0]).toMatchObject({
      krwPrice: 99_000_000,
      sources: { krw: 'upbit', usd: 'binance' },
      timestamp: { krw: NOW, usd: NOW - 1 },
      official: { exchangeRate: 1447.5, usdEquivalent: 96_982_500, percentage: 2.08, absolute: 2_017_500 },
      usdt: { exchangeRate: 1452, percentage: 1.76 },
    });
    expect(quotes?.coins[1]?.usdt).toBeUndefined();
  });

  it.each(['unconfirmed', 'contradicted'] as const)('reads which figures are %s', (mark) => {
    const marks = { krw: false, usd: true, exchange: true };
    const quotes = parsePremiumAnswer({ ...premiumAnswer, [mark]: marks });
    expect([quotes?.coins.map((coin) => coin[mark]), quotes?.rate[mark]]).toEqual([
      [
        { krw: false, usd: true },
        { krw: false, usd: false },
      ],
      true,
    ]);
  });

  it('keeps the one exchange that was asked for, also without a second basis', () => {
    const sources = { krw: 'bithumb', usd: 'binance' };
    const coins = [{ ...(premiumAnswer.coins[0] as object), sources }];
    const quotes = parsePremiumAnswer({
      ...premiumAnswer,
      sources: { ...sources, exchange: 'naver' },
      usdt: null,
      coins,
    });
    expect(quotes?.coins.map(({ sources: { krw }, usdt }) => [krw, usdt])).toEqual([
      ['bithumb', undefined],
      ['bithumb', undefined],
    ]);
  });

  it.each([
    undefined,
    [],
    { success: false },
    { ...premiumAnswer, krw_price: 0 },
    { ...premiumAnswer, usd_price: 'x' },
    { ...premiumAnswer, exchange_rate: undefined },
  ])('is nothing without a premium of bitcoin: %#', (body) => {
    expect(parsePremiumAnswer(body)).toBeUndefined();
  });
});

describe('what the response leaves open', () => {
  const coin = { krw_price: 900, usd_price: 0.6, official: { exchange_rate: 1447.5 } };

  it('is a time of 0', () => {
    const quotes = parsePremiumAnswer({ krw_price: 99_000_000, usd_price: 67_000, exchange_rate: 1447.5 });
    expect(quotes?.coins[0]?.timestamp).toEqual({ krw: 0, usd: 0 });
    expect(quotes?.rate.timestamp).toBe(0);
  });

  it.each([
    ['a name that is none', { ...coin, coin: 5 }],
    ['no won price', { ...coin, coin: 'XRP', krw_price: undefined }],
    ['no dollar price', { ...coin, coin: 'XRP', usd_price: undefined }],
    ['no rate', { ...coin, coin: 'XRP', official: {} }],
  ])('drops a coin with %s', (_what, bad) => {
    expect(parsePremiumAnswer({ ...premiumAnswer, coins: [bad] })?.coins).toHaveLength(1);
    expect(parsePremiumAnswer({ ...premiumAnswer, coins: [{ ...coin, coin: 'XRP' }] })?.coins).toHaveLength(2);
  });
});
