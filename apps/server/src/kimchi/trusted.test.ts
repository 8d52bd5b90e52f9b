import { describe, expect, it } from 'vitest';
import { createGate, type Figure, REFUSED_MS } from './trusted.ts';

const NOON = Date.UTC(2026, 10, 20, 3);

describe('a gate', () => {
  const figure = (price: number, source = 'a', at = NOON): Figure => ({ price, source, at, timestamp: at });

  it('keeps the last figure when a price jumps by more than 30 % and nobody confirms it', () => {
    const gate = createGate(0.3, false);
    expect(gate.choose([figure(100)], NOON)?.price).toBe(100);
    expect(gate.choose([figure(131)], NOON)?.price).toBe(100);
    expect(gate.choose([figure(69)], NOON)?.price).toBe(100);
    expect(gate.choose([figure(130)], NOON)?.price).toBe(130);
  });

  it('believes a jump that a second source confirms, and takes the second when it does not', () => {
    const gate = createGate(0.3, false);
    gate.choose([figure(100)], NOON);
    expect(gate.choose([figure(150), figure(101, 'b')], NOON)).toMatchObject({ price: 101, source: 'b' });
    expect(gate.choose([figure(150), figure(151, 'b')], NOON)).toMatchObject({ price: 150, source: 'a' });
  });

  it('believes a rate that jumps by more than half a percent only when it is read again', () => {
    const gate = createGate(0.005, true);
    gate.choose([figure(1400)], NOON);
    expect(gate.choose([figure(1450, 'a', NOON + 60_000)], NOON + 60_000)?.price).toBe(1400);
    expect(gate.choose([figure(1450, 'a', NOON + 60_000)], NOON + 61_000)?.price).toBe(1400);
    expect(gate.choose([figure(1451, 'a', NOON + 120_000)], NOON + 120_000)?.price).toBe(1451);
  });

  it('lets another source differ a little more', () => {
    const gate = createGate(0.005, true);
    gate.choose([figure(1400)], NOON);
    expect(gate.choose([figure(1430, 'b')], NOON)?.price).toBe(1430);
    expect(gate.choose([figure(1530, 'c')], NOON)?.price).toBe(1430);
  });

  it('forgets after six hours', () => {
    const gate = createGate(0.3, false);
    gate.choose([figure(100)], NOON);
    expect(gate.choose([], NOON + REFUSED_MS)?.price).toBe(100);
    expect(gate.choose([], NOON + REFUSED_MS + 1)).toBeUndefined();
    expect(gate.choose([figure(300, 'a', NOON + REFUSED_MS + 1)], NOON + REFUSED_MS + 1)?.price).toBe(300);
  });
});
