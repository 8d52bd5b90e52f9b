import { describe, expect, it } from 'vitest';
import { combineQuotes } from './combineQuotes.ts';

const NOW = Date.UTC(2026, 10, 20);

describe('combineQuotes', () => {
  const quote = (price: number, timestamp?: number) => ({ price, timestamp });
  const krw = {
    source: 'upbit',
    quotes: new Map([
      ['ETH', quote(3_050_000)],
      ['BTC', quote(105_000_000, NOW - 5)],
      ['USDT', quote(1452)],
      ['DOGE', quote(200)],
    ]),
  };
  const usd = {
    source: 'binance',
    quotes: new Map([
      ['BTC', quote(70_000)],
      ['ETH', quote(2060)],
      ['USDT', quote(1)],
    ]),
  };
  const rate = { source: 'exchangerate-api', quote: quote(1400) };
  const onlyBitcoin = new Map([['BTC', quote(105_000_000)]]);

  it('puts bitcoin first and leaves out what one side does not know', () => {
    const quotes = combineQuotes({ krw, usd, rate }, NOW);
    expect(quotes?.coins.map(({ coin }) => coin)).toEqual(['BTC', 'ETH']);
    expect(quotes?.coins[0]).toMatchObject({
      timestamp: { krw: NOW - 5, usd: NOW - 5 },
      official: { percentage: 7.14, absolute: 7_000_000 },
      usdt: { exchangeRate: 1452 },
    });
    expect(quotes?.rate).toEqual({
      source: 'exchangerate-api',
      timestamp: NOW - 5,
      stale: false,
      unconfirmed: true,
      contradicted: false,
    });
  });

  it.each([
    [5 * 60_000, false],
    [5 * 60_000 + 1, true],
  ])('takes a price of %d ms before the newest one for stale: %s', (age, stale) => {
    const old = { ...krw, quotes: new Map([...krw.quotes, ['ETH', quote(3_050_000, NOW - 5 - age)]]) };
    expect(combineQuotes({ krw: old, usd, rate }, NOW)?.coins.map((coin) => coin.stale)).toEqual([
      { krw: false, usd: false },
      { krw: stale, usd: false },
    ]);
    const overseas = { source: 'coinbase', quotes: new Map([['BTC', quote(70_000, NOW - 5 - age)]]) };
    expect(combineQuotes({ krw, usd: overseas, rate }, NOW)?.coins[0]?.stale).toEqual({ krw: false, usd: stale });
  });

  it('does not use a stale price of tether beside a present one', () => {
    const [present, old] = [NOW - 5, NOW - 5 - 5 * 60_000 - 1];
    const tetherRate = (bitcoinTime: number, tetherTime: number) => {
      const quotes = new Map([
        ['BTC', quote(105_000_000, bitcoinTime)],
        ['USDT', quote(1452, tetherTime)],
        ['XRP', quote(900, present)],
      ]);
      return combineQuotes({ krw: { ...krw, quotes }, usd, rate }, NOW)?.coins[0].usdt?.exchangeRate;
    };
    expect([tetherRate(present, present), tetherRate(present, old)]).toEqual([1452, undefined]);
    // The premium is marked as stale anyway.
    expect(tetherRate(old, old)).toBe(1452);
  });

  it.each([-10 * 86_400_000, 6 * 60_000, 10 * 86_400_000])(
    'returns the same with a clock that is wrong by %d ms',
    (ms) => {
      const daily = { ...rate, quote: quote(1400, NOW - 86_400_000) };
      const quotes = combineQuotes({ krw, usd, rate: daily }, NOW + ms);
      expect(quotes).toEqual(combineQuotes({ krw, usd, rate: daily }, NOW));
      expect([quotes?.coins[0].stale, quotes?.rate.stale]).toEqual([{ krw: false, usd: false }, false]);
    },
  );

  it('uses the given time if no price has one', () => {
    const timeless = { ...krw, quotes: onlyBitcoin };
    const old = { ...rate, quote: quote(1400, NOW - 73 * 3_600_000) };
    expect(combineQuotes({ krw: timeless, usd, rate }, NOW)?.rate).toMatchObject({ timestamp: NOW, stale: false });
    expect(combineQuotes({ krw: timeless, usd, rate: old }, NOW)).toMatchObject({
      coins: [{ timestamp: { krw: NOW, usd: NOW } }],
      rate: { stale: true },
    });
  });

  it.each([
    [72, false],
    [73, true],
  ])('takes a rate of %d hours ago for stale: %s', (hours, stale) => {
    const old = { ...rate, quote: quote(1400, NOW - hours * 3_600_000) };
    expect(combineQuotes({ krw, usd, rate: old }, NOW)?.rate.stale).toBe(stale);
  });

  it('drops a coin whose price is invalid', () => {
    const halted = { ...usd, quotes: new Map([...usd.quotes, ['ETH', quote(0)]]) };
    expect(combineQuotes({ krw, usd: halted, rate }, NOW)?.coins.map(({ coin }) => coin)).toEqual(['BTC']);
  });

  it('has no second basis without tether, and nothing without bitcoin', () => {
    expect(combineQuotes({ krw: { ...krw, quotes: onlyBitcoin }, usd, rate }, NOW)?.coins[0].usdt).toBeUndefined();
    expect(combineQuotes({ krw: { ...krw, quotes: new Map() }, usd, rate }, NOW)).toBeUndefined();
  });
});
