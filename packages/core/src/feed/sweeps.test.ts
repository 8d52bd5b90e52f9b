import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSweeps, SWEEP_WINDOW_MS, type Sweeps } from './sweeps.ts';
import type { Trade } from './trade.ts';

const NOW = 1_790_000_000_000;

/** The trades of the complete sweeps. */
function closed(sweeps: Sweeps, now: number): readonly Trade[] {
  return sweeps.close(now).map(({ trade }) => trade);
}

function fill(change: Partial<Trade> = {}): Trade {
  const { price = 100, volume = 1, ...rest } = change;
  return {
    exchange: 'binance',
    symbol: 'BTCUSDT',
    id: '1',
    side: 'BUY',
    timestamp: NOW,
    price,
    volume,
    volumeUsd: price * volume,
    ...rest,
  };
}

describe('createSweeps', () => {
  it('joins fills into one trade at the average price by volume', () => {
    const sweeps = createSweeps();
    sweeps.add(fill({ id: '7', price: 100, volume: 1 }), NOW);
    sweeps.add(fill({ id: '8', price: 200, volume: 3, timestamp: NOW + SWEEP_WINDOW_MS }), NOW + 5);
    expect(closed(sweeps, NOW + SWEEP_WINDOW_MS)).toEqual([fill({ id: '7', price: 175, volume: 4, volumeUsd: 700 })]);
    expect(sweeps.nextClose()).toBeUndefined();
  });

  it('leaves a lone fill as it was', () => {
    const sweeps = createSweeps();
    const lone = fill({ price: 0.1, volume: 3, volumeUsd: 0.3 });
    sweeps.add(lone, NOW);
    expect(closed(sweeps, Number.POSITIVE_INFINITY)).toEqual([lone]);
  });

  it('closes at the end of the window and not before', () => {
    const sweeps = createSweeps();
    sweeps.add(fill(), NOW);
    expect(sweeps.nextClose()).toBe(NOW + SWEEP_WINDOW_MS);
    expect(closed(sweeps, NOW + SWEEP_WINDOW_MS - 1)).toEqual([]);
    expect(closed(sweeps, NOW + SWEEP_WINDOW_MS)).toHaveLength(1);
  });

  it('starts another trade for a fill one millisecond outside', () => {
    const sweeps = createSweeps();
    sweeps.add(fill(), NOW);
    sweeps.add(fill({ id: '2', timestamp: NOW + SWEEP_WINDOW_MS + 1 }), NOW);
    expect(closed(sweeps, Number.POSITIVE_INFINITY).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it.each([{ exchange: 'okx' }, { symbol: 'ETHUSDT' }, { side: 'SELL' } as const])('keeps %j apart', (change) => {
    const sweeps = createSweeps();
    sweeps.add(fill(), NOW);
    sweeps.add(fill({ ...change, id: '2' }), NOW);
    expect(closed(sweeps, Number.POSITIVE_INFINITY)).toHaveLength(2);
  });

  it('takes time and id of the earliest fill, also when it arrives last', () => {
    const sweeps = createSweeps();
    sweeps.add(fill({ id: '9', timestamp: NOW + 40 }), NOW);
    sweeps.add(fill({ id: '8', timestamp: NOW }), NOW + 1);
    expect(closed(sweeps, Number.POSITIVE_INFINITY)).toMatchObject([{ id: '8', timestamp: NOW, volume: 2 }]);
  });

  it('closes what is due and keeps the rest', () => {
    const sweeps = createSweeps();
    sweeps.add(fill(), NOW);
    sweeps.add(fill({ symbol: 'ETHUSDT', id: '2' }), NOW + 60);
    sweeps.add(fill({ id: '3', timestamp: NOW + 500 }), NOW + 70);
    expect(closed(sweeps, NOW + SWEEP_WINDOW_MS).map(({ id }) => id)).toEqual(['1']);
    expect(sweeps.nextClose()).toBe(NOW + 60 + SWEEP_WINDOW_MS);
    expect(closed(sweeps, NOW + 70 + SWEEP_WINDOW_MS).map(({ id }) => id)).toEqual(['3', '2']);
  });
});

it('neither loses nor doubles volume, in whatever order fills come', () => {
  const step = fc.record({
    volume: fc.integer({ min: 1, max: 1000 }),
    timestamp: fc.integer({ min: NOW, max: NOW + 1000 }),
    side: fc.constantFrom('BUY' as const, 'SELL' as const),
    later: fc.integer({ min: 0, max: 80 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const sweeps = createSweeps();
      const done: Trade[] = [];
      let now = NOW;
      for (const { later, ...change } of steps) {
        now += later;
        sweeps.add(fill(change), now);
        done.push(...closed(sweeps, now));
      }
      done.push(...closed(sweeps, Number.POSITIVE_INFINITY));
      const total = (trades: readonly { volume: number }[]) => trades.reduce((sum, { volume }) => sum + volume, 0);
      expect(total(done)).toBe(total(steps));
      expect(sweeps.nextClose()).toBeUndefined();
    }),
  );
});
