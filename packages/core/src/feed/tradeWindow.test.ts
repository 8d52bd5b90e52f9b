import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trade } from './trade.ts';
import {
  acceptTrade,
  acceptTrades,
  DUPLICATE_WINDOW_MS,
  EMPTY_TRADE_WINDOW,
  TRADE_WINDOW_SIZE,
} from './tradeWindow.ts';

const NOW = 1_790_000_000_000;
const trade: Trade = {
  exchange: 'okx',
  symbol: 'BTC-USDT-SWAP',
  id: '1',
  price: 65000,
  volume: 10,
  volumeUsd: 650_000,
  side: 'BUY',
  timestamp: NOW - 50,
};

describe('acceptTrade', () => {
  it('keeps what the page shows', () => {
    const window = acceptTrade(EMPTY_TRADE_WINDOW, trade, NOW);
    expect(window.trades).toEqual([
      {
        id: '1',
        exchange: 'okx',
        symbol: 'BTC-USDT-SWAP',
        pair: 'BTC-USDT-SWAP',
        price: 65000,
        amount: 10,
        baseCurrency: 'BTC',
        coin: 'BTC',
        usdValue: 650_000,
        side: 'BUY',
        timestamp: NOW - 50,
        risk: 'low',
      },
    ]);
    expect(window.lastUpdate).toBe(NOW);
    expect(window.totals).toEqual({
      totalTrades: 1,
      totalVolume: 650_000,
      buyCount: 1,
      sellCount: 0,
      buyVolume: 650_000,
    });
  });

  it(`ignores the same trade for ${DUPLICATE_WINDOW_MS} ms after it was accepted, and no longer`, () => {
    const first = acceptTrade(EMPTY_TRADE_WINDOW, trade, NOW);
    expect(acceptTrade(first, { ...trade, id: 'other' }, NOW + DUPLICATE_WINDOW_MS - 1)).toBe(first);
    expect(acceptTrade(first, trade, NOW + DUPLICATE_WINDOW_MS).totals.totalTrades).toBe(2);
  });

  it('forgets each trade after its own interval', () => {
    const other = { ...trade, price: 65001 };
    const both = acceptTrade(acceptTrade(EMPTY_TRADE_WINDOW, trade, NOW), other, NOW + 1);
    const again = acceptTrade(both, trade, NOW + DUPLICATE_WINDOW_MS);
    expect(again.totals.totalTrades).toBe(3);
    expect(acceptTrade(again, other, NOW + DUPLICATE_WINDOW_MS)).toBe(again);
  });

  it('does not let duplicates prolong the time', () => {
    let window = acceptTrade(EMPTY_TRADE_WINDOW, trade, NOW);
    for (const after of [4000, 8000]) window = acceptTrade(window, trade, NOW + after);
    expect(window.totals.totalTrades).toBe(1);
    expect(acceptTrade(window, trade, NOW + DUPLICATE_WINDOW_MS).totals.totalTrades).toBe(2);
  });

  it.each([{ exchange: 'bybit' }, { symbol: 'X' }, { price: 1 }, { volume: 1 }, { timestamp: 1 }])(
    'accepts a trade that differs in %j',
    (change) => {
      const window = acceptTrade(acceptTrade(EMPTY_TRADE_WINDOW, trade, NOW), { ...trade, ...change }, NOW);
      expect(window.totals.totalTrades).toBe(2);
    },
  );

  it(`shows the newest first and at most ${TRADE_WINDOW_SIZE}, and counts all`, () => {
    let window = EMPTY_TRADE_WINDOW;
    for (let place = 1; place <= TRADE_WINDOW_SIZE + 1; place += 1) {
      window = acceptTrade(window, { ...trade, price: place, side: place % 2 === 0 ? 'BUY' : 'SELL' }, NOW);
      expect(window.trades).toHaveLength(Math.min(place, TRADE_WINDOW_SIZE));
    }
    expect(window.trades[0]?.price).toBe(TRADE_WINDOW_SIZE + 1);
    expect(window.trades.at(-1)?.price).toBe(2);
    expect(window.totals).toMatchObject({ totalTrades: 31, buyCount: 15, sellCount: 16 });
    expect(new Set(window.trades.map(({ id }) => id)).size).toBe(TRADE_WINDOW_SIZE);
  });

  it('remembers no more than the window', () => {
    const first = acceptTrade(EMPTY_TRADE_WINDOW, trade, NOW);
    const { recent } = acceptTrade(first, { ...trade, price: 2 }, NOW + DUPLICATE_WINDOW_MS);
    expect(recent.reduce((sum, piece) => sum + piece.size, 0)).toBe(1);
  });
});

describe('acceptTrades', () => {
  const many = Array.from({ length: 100 }, (_, place) => ({
    ...trade,
    // Every third trade equals the one before it.
    price: place - Number(place % 3 === 2),
    side: place % 2 === 0 ? ('BUY' as const) : ('SELL' as const),
  }));

  it('gives the same result as one call for each trade', () => {
    const oneByOne = many.reduce((window, next) => acceptTrade(window, next, NOW), EMPTY_TRADE_WINDOW);
    expect(acceptTrades(EMPTY_TRADE_WINDOW, many, NOW)).toEqual(oneByOne);
  });

  it('returns the same object if nothing is new', () => {
    const window = acceptTrades(EMPTY_TRADE_WINDOW, many, NOW);
    expect(acceptTrades(window, many, NOW)).toBe(window);
    expect(acceptTrades(window, [], NOW + DUPLICATE_WINDOW_MS)).toBe(window);
  });

  it('finds a duplicate among thousands within the duplicate window, and no longer', () => {
    const thousands = Array.from({ length: 3000 }, (_, place) => ({ ...trade, price: place + 1 }));
    let window = EMPTY_TRADE_WINDOW;
    for (let start = 0; start < thousands.length; start += 300) {
      window = acceptTrades(window, thousands.slice(start, start + 300), NOW + start);
    }
    const last = NOW + 2700;
    expect(acceptTrades(window, thousands, last)).toBe(window);
    expect(acceptTrades(window, thousands, NOW + DUPLICATE_WINDOW_MS - 1)).toBe(window);
    const later = acceptTrades(window, thousands, NOW + DUPLICATE_WINDOW_MS);
    expect(later.totals.totalTrades).toBe(3300);
    const { recent } = acceptTrade(later, { ...trade, price: 0.5 }, last + 2 * DUPLICATE_WINDOW_MS);
    expect(recent).toHaveLength(1);
  });

  it('says how much of the volume was bought', () => {
    const sold = { ...trade, side: 'SELL' as const, volumeUsd: 1_000_000, price: 1 };
    const { totals } = acceptTrades(EMPTY_TRADE_WINDOW, [trade, sold], NOW);
    expect(totals).toMatchObject({ totalVolume: 1_650_000, buyVolume: 650_000 });
  });
});

it('has buys and sells that add up to the trades, for any input', () => {
  const step = fc.record({ price: fc.integer({ min: 1, max: 3 }), later: fc.integer({ min: 0, max: 6000 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let window = EMPTY_TRADE_WINDOW;
      let now = NOW;
      for (const { price, later } of steps) {
        now += later;
        window = acceptTrade(window, { ...trade, price, side: price === 1 ? 'SELL' : 'BUY' }, now);
      }
      const { totalTrades, buyCount, sellCount } = window.totals;
      expect(buyCount + sellCount).toBe(totalTrades);
      expect(window.trades).toHaveLength(Math.min(totalTrades, TRADE_WINDOW_SIZE));
    }),
  );
});
