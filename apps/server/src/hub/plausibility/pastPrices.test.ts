import type { Trade } from '@toolbox/core/feed';
import { describe, expect, it } from 'vitest';
import { createPastPrices } from './pastPrices.ts';

const HOLD_MS = 5000;
const START = 1_800_000_000_000;
const MINUTE_MS = 60_000;

/** Trades of one exchange, a second apart. */
function trades(exchange: string, prices: readonly number[], start = START): readonly Trade[] {
  return prices.map((price, place) => {
    const amounts = { price, volume: 1, volumeUsd: price };
    const id = `${exchange}${start}${place}`;
    return { exchange, symbol: 'BTCUSDT', id, side: 'SELL', timestamp: start + place * 1000, ...amounts };
  });
}

const FALL = Array.from({ length: 600 }, (_, second) => 65_000 - second * 32);
const pricesOf = (found: readonly Trade[]) => found.map(({ price }) => price);

describe('the trades of a gap', () => {
  it('pass in the order of their times, whatever the price is now', () => {
    const past = createPastPrices(HOLD_MS);
    past.add(trades('okx', [45_000], START + 700_000));
    const { passed, refused } = past.sift(trades('binance', FALL).toReversed());
    expect(pricesOf(passed)).toEqual(FALL);
    expect(refused).toEqual([]);
  });

  it('pass after a fall of 30% in one step, which three confirm', () => {
    const step = [65_000, 65_000, 45_500, 45_400, 45_300, 45_200];
    const { passed } = createPastPrices(HOLD_MS).sift(trades('binance', step));
    expect(pricesOf(passed).toSorted()).toEqual(step.toSorted());
  });

  it('do not pass with an absurd price, even if the market has it later', () => {
    const { passed, refused } = createPastPrices(HOLD_MS).sift(trades('binance', [65_000, 46_000, ...FALL]));
    expect(pricesOf(refused)).toEqual([46_000]);
    expect(passed).toHaveLength(601);
  });

  it('do not pass after the last one with an absurd price', () => {
    const { passed, refused } = createPastPrices(HOLD_MS).sift(trades('binance', [65_000, 65_000, 650_000]));
    expect([passed.length, pricesOf(refused)]).toEqual([2, [650_000]]);
  });

  it.each([
    ['the first', [650_000, 65_000, 65_000], 1],
    ['all', [650_000, 650_000, 650_000, 650_000], 4],
    ['a tenth', [6500, 6500, 6500, 6500], 4],
  ])('do not pass if other exchanges had other prices then: %s', (_which, prices, count) => {
    const past = createPastPrices(HOLD_MS);
    past.add(trades('okx', [65_000, 64_900]));
    expect(past.sift(trades('binance', prices)).refused).toHaveLength(count);
  });

  it('pass with the prices of their minutes, however far these are from each other', () => {
    const past = createPastPrices(HOLD_MS);
    for (let minute = 0; minute < 6; minute += 1)
      past.add(trades('okx', [100 - 4 * minute], START + minute * MINUTE_MS));
    const few = [0, 4, 5].flatMap((minute) => trades('binance', [100 - 4 * minute], START + minute * MINUTE_MS));
    expect(pricesOf(past.sift(few).passed)).toEqual([100, 84, 80]);
  });

  it('are compared with the minutes beside theirs, and with no others', () => {
    const past = createPastPrices(HOLD_MS);
    past.add(trades('okx', [65_000]));
    for (const [minutes, count] of [
      [-2, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
      [2, 0],
    ] as const) {
      const found = past.sift(trades('binance', [45_000], START + minutes * MINUTE_MS));
      expect([minutes, found.refused.length]).toEqual([minutes, count]);
    }
  });

  it('are compared with 10,000 minutes, not with older ones', () => {
    const past = createPastPrices(HOLD_MS);
    for (let minute = 0; minute < 10_000; minute += 1) past.add(trades('okx', [65_000], START + minute * MINUTE_MS));
    const refused = () => past.sift(trades('binance', [45_000], START - MINUTE_MS)).refused.length;
    expect(refused()).toBe(1);
    past.add(trades('okx', [65_000], START + 10_000 * MINUTE_MS));
    expect(refused()).toBe(0);
  });
});
