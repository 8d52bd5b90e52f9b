import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookLimit } from './bookLimit.ts';
import { createPriceGate, PRICE_BAND, REFERENCE_MS } from './priceGate.ts';
import type { Trade } from './trade.ts';

const HOLD_MS = 5000;
const NOW = 1_000_000;
let lastId = 0;

function paid(exchange: string, price: number, symbol = 'BTCUSDT'): Trade {
  lastId += 1;
  const figures = { price, volume: 1, volumeUsd: price, side: 'BUY', timestamp: 1_790_000_000_000 } as const;
  return { exchange, symbol, id: String(lastId), ...figures };
}

function open(sources = 3) {
  const gate = createPriceGate({ holdMs: HOLD_MS, sources });
  const tell = (exchange: string, price: number, now: number) => {
    const { passed, refused } = gate.add(paid(exchange, price), now);
    return [passed.map((trade) => trade.price), refused.map((trade) => trade.price)];
  };
  const settle = (now: number) => {
    const { passed, refused } = gate.settle(now);
    return [passed.map((trade) => trade.price), refused.map((trade) => trade.price)];
  };
  return { gate, tell, settle };
}

function opened(price = 100) {
  const one = open();
  one.tell('binance', price, NOW);
  one.tell('bybit', price, NOW);
  one.tell('okx', price, NOW);
  return one;
}

describe('a coin with a median', () => {
  it('accepts prices within the band at once, and none outside', () => {
    const { tell, gate } = opened();
    expect(tell('okx', 100 * PRICE_BAND, NOW + 1)).toEqual([[100 * PRICE_BAND], []]);
    expect(tell('okx', 100 / PRICE_BAND, NOW + 1)).toEqual([[100 / PRICE_BAND], []]);
    expect(tell('okx', 111, NOW + 2)).toEqual([[], []]);
    expect(tell('okx', 89, NOW + 2)).toEqual([[], []]);
    expect(gate.nextDue()).toBe(NOW + 2 + HOLD_MS);
  });

  it('rejects a jump that no exchange confirms, and keeps accepting plausible prices', () => {
    const { tell, settle } = opened();
    for (let time = 1; time <= 100; time += 1) {
      expect(tell('okx', 1000, NOW + time)).toEqual([[], []]);
      expect(tell('binance', 100, NOW + time)).toEqual([[100], []]);
    }
    expect(settle(NOW + HOLD_MS)).toEqual([[], []]);
    expect(settle(NOW + 100 + HOLD_MS)).toEqual([[], Array(100).fill(1000)]);
  });

  it('accepts a crash as soon as a second exchange reports it, also in one step', () => {
    const { tell } = opened();
    expect(tell('binance', 70, NOW + 10)).toEqual([[], []]);
    expect(tell('binance', 69.5, NOW + 20)).toEqual([[], []]);
    expect(tell('okx', 69, NOW + 30)).toEqual([[70, 69.5, 69], []]);
    expect(tell('bybit', 68, NOW + 40)).toEqual([[68], []]);
    expect(tell('binance', 50, NOW + 50)).toEqual([[], []]);
  });

  it('follows a crash of 30% in a minute without holding anything, from one exchange too', () => {
    const { tell } = open(1);
    for (let second = 0; second <= 60; second += 1) {
      const price = 100 - second / 2;
      expect(tell('okx', price, NOW + second * 1000)).toEqual([[price], []]);
    }
  });

  it('accepts a jump traded three times if no other exchange trades the coin', () => {
    const { tell } = open(1);
    tell('okx', 100, NOW);
    expect(tell('okx', 150, NOW + 1)).toEqual([[], []]);
    expect(tell('okx', 151, NOW + 2)).toEqual([[], []]);
    expect(tell('okx', 152, NOW + 3)).toEqual([[150, 151, 152], []]);
  });

  it('rejects a jump traded once if no other exchange trades the coin', () => {
    const { tell, settle } = open(1);
    tell('okx', 100, NOW);
    tell('okx', 1e9, NOW + 1);
    expect(tell('okx', 100, NOW + 2)).toEqual([[100], []]);
    expect(settle(NOW + 1 + HOLD_MS)).toEqual([[], [1e9]]);
  });

  it('distinguishes coins, and recognizes one coin by all its names', () => {
    const { gate } = opened();
    expect(gate.add(paid('kraken', 101, 'BTC/USD'), NOW).passed).toHaveLength(1);
    expect(gate.add(paid('kraken', 101, 'ETH/USD'), NOW).passed).toHaveLength(0);
  });
});

it('takes what waited once the median has moved by itself, because an old price no longer counts', () => {
  const { tell, settle } = open();
  tell('binance', 100, NOW);
  tell('bybit', 100, NOW);
  expect(tell('okx', 108, NOW + REFERENCE_MS - 20_000)).toEqual([[108], []]);
  expect(tell('kraken', 116, NOW + REFERENCE_MS - 500)).toEqual([[], []]);
  expect(settle(NOW + REFERENCE_MS - 500 + HOLD_MS)).toEqual([[116], []]);
});

describe('a coin without a median', () => {
  it('accepts the price of the only exchange at once', () => {
    expect(open(1).tell('okx', 123, NOW)).toEqual([[123], []]);
  });

  it('accepts the price that two exchanges agree on', () => {
    const { tell } = open();
    expect(tell('okx', 100, NOW)).toEqual([[], []]);
    expect(tell('binance', 101, NOW + 1)).toEqual([[100, 101], []]);
  });

  it('accepts a price that no exchange contradicted', () => {
    const { tell, settle } = open();
    for (let count = 0; count < 5; count += 1) expect(tell('okx', 100, NOW + count)).toEqual([[], []]);
    expect(settle(NOW + HOLD_MS)).toEqual([[100, 100, 100, 100, 100], []]);
  });

  it('accepts the price of those that agree, not of the first one', () => {
    const { tell, settle } = open();
    tell('okx', 5, NOW);
    tell('bybit', 100, NOW + 1);
    expect(tell('binance', 100, NOW + 2)).toEqual([[100, 100], []]);
    expect(settle(NOW + HOLD_MS)).toEqual([[], [5]]);
  });

  it('rejects the prices of two that contradict each other, and holds none of them', () => {
    const { gate, tell, settle } = open();
    tell('okx', 5, NOW);
    tell('bybit', 100, NOW);
    expect(settle(NOW + HOLD_MS)).toEqual([[], [5, 100]]);
    expect(gate.nextDue()).toBeUndefined();
  });

  it('starts again when the median is outdated', () => {
    const { tell } = open(1);
    tell('okx', 100, NOW);
    expect(tell('okx', 500, NOW + REFERENCE_MS)).toEqual([[], []]);
    expect(tell('okx', 500, NOW + REFERENCE_MS + 1)[0]).toContain(500);
  });
});

it('accepts or rejects every trade exactly once', () => {
  const step = fc.record({
    exchange: fc.constantFrom('okx', 'bybit', 'binance'),
    price: fc.constantFrom(1, 95, 100, 104, 130, 135, 1e6),
    later: fc.integer({ min: 0, max: 4000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (steps, sources) => {
      const gate = createPriceGate({ holdMs: HOLD_MS, sources });
      const ids: string[] = [];
      let now = NOW;
      const take = ({ passed, refused }: ReturnType<typeof gate.settle>) =>
        ids.push(...[...passed, ...refused].map(({ id }) => id));
      const given = steps.map(({ exchange, price, later }) => {
        now += later;
        const trade = paid(exchange, price);
        take(gate.settle(now));
        take(gate.add(trade, now));
        return trade.id;
      });
      take(gate.settle(Number.POSITIVE_INFINITY));
      expect(ids.toSorted()).toEqual(given.toSorted());
      expect(gate.nextDue()).toBeUndefined();
    }),
  );
});

it('limits the trades held for one exchange', () => {
  expect(bookLimit('binance')).toBeGreaterThan(bookLimit('okx'));
  expect(bookLimit('okx')).toBeGreaterThan(bookLimit('gate'));
  expect(bookLimit('something new')).toBe(bookLimit('gate'));
});

it('holds what a busy second brings, in time that grows with its number', () => {
  const { gate } = open();
  for (let number = 0; number < 20_000; number += 1) expect(gate.add(paid('okx', 100), NOW).refused).toEqual([]);
  expect(gate.add(paid('okx', 100), NOW).refused).toHaveLength(1);
  expect(gate.add(paid('bybit', 100), NOW).passed).toHaveLength(20_001);
});
