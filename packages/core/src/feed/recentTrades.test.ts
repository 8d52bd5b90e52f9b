import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecentTradesMessage } from './protocol.ts';
import { acceptRecentTrades, missingPeriod } from './recentTrades.ts';
import type { Trade } from './trade.ts';
import { acceptTrades, DUPLICATE_WINDOW_MS, EMPTY_TRADE_WINDOW, TRADE_WINDOW_SIZE } from './tradeWindow.ts';

const NOW = 1_790_000_000_000;
const HOUR_MS = 3_600_000;

/** The trade of this number, made as many seconds after `NOW`. */
const trade = (number: number): Trade => ({
  exchange: 'okx',
  symbol: 'BTC-USDT-SWAP',
  id: String(number),
  price: 65_000,
  volume: 10,
  volumeUsd: 650_000,
  side: number % 2 === 0 ? 'BUY' : 'SELL',
  timestamp: NOW + number * 1000,
});
/** Without 0: negative ones were made before the visit. */
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place).flatMap((number) =>
    number === 0 ? [] : trade(number),
  );
const listOf = (trades: readonly Trade[], time = NOW): RecentTradesMessage => ({
  type: 'recent_trades',
  since: time - HOUR_MS,
  time,
  trades,
});
const FIRST = { now: NOW, openedAt: NOW, awaySince: undefined };
const times = (trades: readonly { readonly timestamp: number }[]) =>
  trades.map(({ timestamp }) => (timestamp - NOW) / 1000);

describe('the list on arrival', () => {
  it('is kept apart, newest first, and counts nothing', () => {
    const window = acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf(numbered(-3, -1)), FIRST);
    expect(times(window.earlier)).toEqual([-1, -2, -3]);
    expect(window.earlier[0]).toMatchObject({ coin: 'BTC', risk: 'low', side: 'SELL' });
    expect(window).toMatchObject({ trades: [], totals: EMPTY_TRADE_WINDOW.totals, lastUpdate: undefined });
    expect(window.filledUpTo).toBe(0);
  });

  it('holds as many as the screen, each once, with ids of their own', () => {
    const { earlier } = acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf([...numbered(-50, -1), trade(-1)]), FIRST);
    expect(times(earlier)).toEqual(Array.from({ length: TRADE_WINDOW_SIZE }, (_, place) => -1 - place));
    expect(new Set(earlier.map(({ id }) => id)).size).toBe(TRADE_WINDOW_SIZE);
  });

  it('puts the later one first where two have the same time', () => {
    const trades = [trade(-1), { ...trade(-1), price: 1 }, { ...trade(-1), price: 2 }];
    const { earlier } = acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf(trades), FIRST);
    expect(earlier.map(({ price }) => price)).toEqual([2, 1, 65_000]);
  });

  it('leaves the window as it is where it is empty', () => {
    expect(acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf([]), FIRST)).toBe(EMPTY_TRADE_WINDOW);
  });

  it('makes a duplicate of a live trade that it contains', () => {
    const window = acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf([trade(-1)]), FIRST);
    expect(acceptTrades(window, [trade(-1)], NOW + DUPLICATE_WINDOW_MS - 1)).toBe(window);
    const live = acceptTrades(window, [trade(1)], NOW + 1000);
    expect(live.totals.totalTrades).toBe(1);
    expect(times(live.earlier)).toEqual([-1]);
  });
});

describe('the list of a first connection that came late', () => {
  const late = { now: NOW + 10_000, openedAt: NOW, awaySince: undefined };

  it('fills in what was traded since the page was opened, counted, two seconds apart from what was before', () => {
    const window = acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf(numbered(-2, 5), late.now), late);
    expect(times(window.trades)).toEqual([5, 4, 3, 2]);
    expect(times(window.earlier)).toEqual([1, -1, -2]);
    expect([window.totals.totalTrades, window.filledUpTo]).toEqual([4, 4]);
  });

  it('goes by the server’s clock, also where it knows one of the trades', () => {
    // The server's clock is a minute ahead of the page's.
    const live = acceptTrades(EMPTY_TRADE_WINDOW, [trade(70)], late.now);
    const list = listOf([trade(61), trade(62), trade(63), trade(70)], late.now + 60_000);
    const window = acceptRecentTrades(live, list, late);
    expect(times(window.trades).toSorted()).toEqual([62, 63, 70]);
    expect(times(window.earlier)).toEqual([61]);
  });

  it('shows a gap where the server does not know all of the time', () => {
    const { now, openedAt } = late;
    const since = (ms: number) => ({ ...listOf([], now), since: now - ms });
    expect(missingPeriod(since(8000), late)).toBeUndefined();
    expect(missingPeriod(since(7999), late)).toEqual({ from: openedAt, to: now - 7999 });
    expect(missingPeriod(undefined, late)).toEqual({ from: openedAt, to: now });
  });
});

describe('the list after a lost connection', () => {
  const seen = acceptTrades(
    acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf(numbered(-3, -1)), FIRST),
    numbered(1, 3),
    NOW + 3000,
  );
  const back = { now: NOW + 1_500_000, openedAt: NOW, awaySince: NOW + 4000 };

  it('fills in what was traded meanwhile, counted and in order', () => {
    const window = acceptRecentTrades(seen, listOf(numbered(-3, 5), back.now), back);
    expect(times(window.trades)).toEqual([5, 4, 3, 2, 1]);
    expect(times(window.earlier)).toEqual([-1, -2, -3]);
    expect(window.totals).toMatchObject({ totalTrades: 5, buyCount: 2 });
    expect(window.filledUpTo).toBe(5);
    expect(acceptTrades(window, [trade(6)], back.now).filledUpTo).toBe(5);
  });

  it('changes nothing where nothing was traded', () => {
    expect(acceptRecentTrades(seen, listOf(numbered(-3, 3), back.now), back)).toBe(seen);
    expect(acceptRecentTrades(seen, listOf([], back.now), back)).toBe(seen);
  });

  it('shows older trades that only this server has as earlier ones', () => {
    const window = acceptRecentTrades(seen, listOf(numbered(-5, 3), back.now), back);
    expect(times(window.earlier)).toEqual([-1, -2, -3, -4, -5]);
    expect(window.totals.totalTrades).toBe(3);
    expect(window.filledUpTo).toBe(0);
  });

  it('goes by the server’s clock where it knows none of the trades', () => {
    const now = NOW + 1_500_000;
    // The server's clock is a minute ahead of the page's.
    const list = listOf([trade(59), trade(60), trade(61)], now + 60_000);
    const window = acceptRecentTrades(EMPTY_TRADE_WINDOW, list, { now, openedAt: NOW, awaySince: NOW + 1000 });
    expect(times(window.trades)).toEqual([61, 60]);
    expect(times(window.earlier)).toEqual([59]);
  });
});

it('counts every trade of the visit once, wherever the connection is lost', () => {
  const step = fc.record({ live: fc.nat({ max: 20 }), away: fc.nat({ max: 40 }) });
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.array(step, { maxLength: 6 }), (before, steps) => {
      let last = 0;
      let window = acceptRecentTrades(EMPTY_TRADE_WINDOW, listOf(numbered(-before, -1)), FIRST);
      for (const { live, away } of steps) {
        window = acceptTrades(window, numbered(last + 1, last + live), NOW + (last + live) * 1000);
        const awaySince = NOW + (last + live) * 1000;
        last += live + away;
        const now = NOW + last * 1000;
        // The server lists its newest hundred.
        const list = listOf([...numbered(-before, -1), ...numbered(1, last)].slice(-100), now);
        window = acceptRecentTrades(window, list, { now, openedAt: NOW, awaySince });
      }
      expect(window.totals.totalTrades).toBe(last);
      expect(times(window.trades)).toEqual(
        numbered(1, last)
          .map(({ id }) => Number(id))
          .reverse()
          .slice(0, 30),
      );
      expect(window.earlier.every(({ timestamp }) => timestamp < NOW)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

describe('missingPeriod', () => {
  const back = { now: NOW, openedAt: NOW - HOUR_MS, awaySince: NOW - 60_000 };
  const since = (ms: number) => ({ ...listOf([], 5_000_000), since: 5_000_000 - ms });

  it.each([
    ['the list covers all of it', since(60_000), undefined],
    ['the list covers the end of it', since(59_999), { from: NOW - 60_000, to: NOW - 59_999 }],
    ['the server was just started', since(0), { from: NOW - 60_000, to: NOW }],
    ['the server sends no list', undefined, { from: NOW - 60_000, to: NOW }],
  ])('where %s', (_what, list, period) => {
    expect(missingPeriod(list, back)).toEqual(period);
  });

  it('is none on the first connection', () => {
    expect(missingPeriod(since(0), FIRST)).toBeUndefined();
    expect(missingPeriod(undefined, FIRST)).toBeUndefined();
  });
});
