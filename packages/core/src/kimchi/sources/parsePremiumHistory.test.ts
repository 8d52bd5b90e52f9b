import { describe, expect, it } from 'vitest';
import { parsePremiumHistory } from './parsePremiumHistory.ts';

const NOW = Date.UTC(2026, 10, 20);

describe('parsePremiumHistory', () => {
  it('takes any time after the first millisecond of 1970', () => {
    expect(parsePremiumHistory({ points: [{ timestamp: 1, official: 2 }] })).toHaveLength(1);
  });

  it('reads the points, with prices where there are any', () => {
    const points = [
      { timestamp: NOW, official: 1.5, usdt: null },
      { timestamp: NOW + 60_000, official: -0.2, usdt: 0.1, krw_price: 99_000_000, usd_price: 67_000 },
    ];
    expect(parsePremiumHistory({ points })).toEqual([
      { timestamp: NOW, official: 1.5, usdt: undefined, krwPrice: undefined, usdPrice: undefined },
      { timestamp: NOW + 60_000, official: -0.2, usdt: 0.1, krwPrice: 99_000_000, usdPrice: 67_000 },
    ]);
  });

  it('leaves out what makes no sense or goes back in time', () => {
    const point = (timestamp: unknown, official: unknown) => ({ timestamp, official });
    const points = [point(5, 1), point(5, 2), point(4, 3), point(-1, 1), point(9, '1'), point(9, Number.NaN), null];
    expect(parsePremiumHistory({ points }).map(({ official }) => official)).toEqual([1]);
  });

  it.each([undefined, {}, { points: 5 }])('is empty for %j', (body) => {
    expect(parsePremiumHistory(body)).toEqual([]);
  });
});
