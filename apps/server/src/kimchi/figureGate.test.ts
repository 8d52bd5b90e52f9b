import { describe, expect, it } from 'vitest';
import { CONFIRMED_AFTER_MS, createFigureGate, type Figure, type FigureGate, MAX_SERVED_AGE_MS } from './figureGate.ts';

const NOON = Date.UTC(2026, 10, 20, 3);

describe('a gate', () => {
  const figure = (price: number, source = 'a', at = NOON): Figure => ({
    price,
    source,
    at,
    timestamp: at,
    isCurrent: true,
  });
  const gateOf = (change: number, persistent: boolean) => createFigureGate({ change, persistent, agreement: 0.05 });
  const figureOf = (gate: FigureGate, candidates: readonly Figure[], now: number) =>
    gate.choose(candidates, now)?.figure;

  it('keeps the last figure when a price jumps by more than 30% and nobody confirms it', () => {
    const gate = gateOf(0.3, false);
    expect(figureOf(gate, [figure(100)], NOON)?.price).toBe(100);
    expect(figureOf(gate, [figure(131)], NOON)?.price).toBe(100);
    expect(figureOf(gate, [figure(69)], NOON)?.price).toBe(100);
    expect(figureOf(gate, [figure(130)], NOON)?.price).toBe(130);
  });

  it('believes a jump that a second source confirms, and takes the second when it does not', () => {
    const gate = gateOf(0.3, false);
    gate.choose([figure(100)], NOON);
    expect(figureOf(gate, [figure(150), figure(101, 'b')], NOON)).toMatchObject({ price: 101, source: 'b' });
    expect(figureOf(gate, [figure(150), figure(151, 'b')], NOON)).toMatchObject({ price: 150, source: 'a' });
  });

  it('believes a rate that jumps by more than half a percent only when it is read again', () => {
    const gate = gateOf(0.005, true);
    gate.choose([figure(1400)], NOON);
    expect(figureOf(gate, [figure(1450, 'a', NOON + 60_000)], NOON + 60_000)?.price).toBe(1400);
    expect(figureOf(gate, [figure(1450, 'a', NOON + 60_000)], NOON + 61_000)?.price).toBe(1400);
    expect(figureOf(gate, [figure(1451, 'a', NOON + 120_000)], NOON + 120_000)?.price).toBe(1451);
  });

  it('marks a first figure until a second source says about the same, or until it has been steady for ten minutes', () => {
    const isConfirmed = (gate: FigureGate, candidates: readonly Figure[], now = NOON) =>
      gate.choose(candidates, now)?.isConfirmed;
    expect(isConfirmed(gateOf(0.3, false), [figure(100), figure(105, 'b')])).toBe(true);
    expect(isConfirmed(gateOf(0.3, false), [figure(100), figure(106, 'b')])).toBe(false);
    const gate = gateOf(0.3, false);
    expect(isConfirmed(gate, [figure(100)])).toBe(false);
    expect(isConfirmed(gate, [figure(101, 'a', NOON + CONFIRMED_AFTER_MS - 1)], NOON + CONFIRMED_AFTER_MS - 1)).toBe(
      false,
    );
    expect(isConfirmed(gate, [figure(102, 'a', NOON + CONFIRMED_AFTER_MS)], NOON + CONFIRMED_AFTER_MS)).toBe(true);
    expect(isConfirmed(gate, [figure(200, 'a', NOON + CONFIRMED_AFTER_MS)], NOON + CONFIRMED_AFTER_MS)).toBe(true);
    const witnessed = gateOf(0.3, false);
    expect(witnessed.choose([figure(100)], NOON, { witnesses: [figure(99, 'b')] })).toMatchObject({
      isConfirmed: true,
      figure: { source: 'a' },
    });
  });

  it('does not believe a repeated jump that another source contradicts', () => {
    const gate = gateOf(0.005, true);
    const [naver, daily] = [figure(1447.5), figure(1440, 'b')];
    expect(gate.choose([naver, daily], NOON)).toMatchObject({ isConfirmed: true, isContradicted: false });
    for (let minute = 1; minute <= 20; minute += 1) {
      const now = NOON + minute * 60_000;
      const chosen = gate.choose([figure(1.4475, 'a', now), { ...daily, at: now }], now);
      expect(chosen).toMatchObject({ figure: { source: 'b', price: 1440 }, isConfirmed: true });
    }
    const single = gateOf(0.3, true);
    single.choose([figure(100)], NOON, { witnesses: [figure(99, 'b')] });
    for (const now of [NOON + 1, NOON + 2, NOON + 3]) {
      const chosen = single.choose([figure(60, 'a', now)], now, { witnesses: [figure(99, 'b', now)] });
      expect(chosen?.figure.price).toBe(100);
    }
  });

  it('limits a repeated jump from a confirmed figure, and does not confirm it', () => {
    const confirmed = (limit: number) => {
      const gate = gateOf(limit, true);
      gate.choose([figure(100), figure(100, 'b')], NOON);
      return (price: number) =>
        [1, 2].map((step) => gate.choose([figure(price, 'a', NOON + step)], NOON + step)).at(-1);
    };
    expect(confirmed(0.3)(50)).toMatchObject({ figure: { price: 50 }, isConfirmed: false });
    expect(confirmed(0.3)(49.9)?.figure.price).toBe(100);
    expect(confirmed(0.005)(110)).toMatchObject({ figure: { price: 110 }, isConfirmed: false });
    expect(confirmed(0.005)(111)?.figure.price).toBe(100);
  });

  it('does not confirm what another source contradicts, however long it is steady', () => {
    const gate = gateOf(0.3, false);
    const [first, other] = [figure(670), figure(67_010, 'b')];
    for (let minute = 0; minute <= 60; minute += 1) {
      const now = NOON + minute * 60_000;
      const chosen = gate.choose(
        [
          { ...first, at: now },
          { ...other, at: now },
        ],
        now,
      );
      expect(chosen).toMatchObject({ figure: { price: 670 }, isConfirmed: false, isContradicted: true });
    }
    // The other is silent: its last figure contradicts for ten minutes, then ten steady minutes begin.
    const silent = (minute: number) => {
      const now = NOON + minute * 60_000;
      const old = { ...other, at: NOON + 60 * 60_000, isCurrent: false };
      return gate.choose([{ ...first, at: now }, old], now)?.isConfirmed;
    };
    expect([70, 71, 79, 80].map(silent)).toEqual([false, false, false, true]);
  });

  it('takes the one of two contradicting first figures that other figures suggest', () => {
    const gate = gateOf(0.005, true);
    const read = (minute: number, expected?: number) => {
      const now = NOON + minute * 60_000;
      return gate.choose([figure(1.4475, 'a', now), figure(1440, 'b', now)], now, { expected });
    };
    expect(read(0)).toMatchObject({ figure: { price: 1.4475 }, isContradicted: true });
    expect(read(1, 1452)).toMatchObject({ figure: { price: 1440 }, isConfirmed: false, isContradicted: true });
    expect(read(2)?.figure.price).toBe(1440);
    // Two that are about as near: the order decides.
    const near = gateOf(0.005, true);
    expect(near.choose([figure(95), figure(104, 'b')], NOON, { expected: 100 })?.figure.price).toBe(95);
  });

  it('does not let an expectation decide that suits both of two contradicting figures', () => {
    const gate = createFigureGate({ change: 0.005, agreement: 0.01, persistent: true });
    for (let minute = 0; minute <= 20; minute += 1) {
      const now = NOON + minute * 60_000;
      const chosen = gate.choose([figure(1385, 'a', now), figure(1447.5, 'b', now)], now, { expected: 1452 });
      expect(chosen).toMatchObject({ isConfirmed: false, isContradicted: true });
    }
  });

  it('marks a confirmed figure that is contradicted for ten minutes, and no shorter', () => {
    const gate = createFigureGate({ change: 0.3, agreement: 0.01, persistent: false });
    const markedAt = (minute: number, other: number) => {
      const now = NOON + minute * 60_000;
      const { isConfirmed, isContradicted } = gate.choose([figure(100, 'a', now), figure(other, 'b', now)], now) ?? {};
      expect(isConfirmed).toBe(true);
      return isContradicted;
    };
    expect(markedAt(0, 100)).toBe(false);
    expect([1, 5, 10].map((minute) => markedAt(minute, 101.1))).toEqual([false, false, false]);
    expect(markedAt(10.5, 101)).toBe(false);
    expect([11, 20, 21].map((minute) => markedAt(minute, 101.1))).toEqual([false, false, true]);
    expect(markedAt(22, 101)).toBe(false);
  });

  it('replaces an unconfirmed first figure by one that is read twice', () => {
    const gate = gateOf(0.3, false);
    gate.choose([figure(10)], NOON);
    expect(figureOf(gate, [figure(100, 'a', NOON + 1)], NOON + 1)?.price).toBe(10);
    expect(figureOf(gate, [figure(100, 'a', NOON + 2)], NOON + 2)?.price).toBe(100);
    const sure = gateOf(0.3, false);
    sure.choose([figure(10), figure(10, 'b')], NOON);
    sure.choose([figure(100, 'a', NOON + 1)], NOON + 1);
    expect(figureOf(sure, [figure(100, 'a', NOON + 2)], NOON + 2)?.price).toBe(10);
  });

  it('allows another source to differ slightly more', () => {
    const gate = gateOf(0.005, true);
    gate.choose([figure(1400)], NOON);
    expect(figureOf(gate, [figure(1430, 'b')], NOON)?.price).toBe(1430);
    expect(figureOf(gate, [figure(1530, 'c')], NOON)?.price).toBe(1430);
  });

  it('forgets after six hours', () => {
    const gate = gateOf(0.3, false);
    gate.choose([figure(100)], NOON);
    expect(figureOf(gate, [], NOON + MAX_SERVED_AGE_MS)?.price).toBe(100);
    expect(gate.choose([], NOON + MAX_SERVED_AGE_MS + 1)).toBeUndefined();
    expect(figureOf(gate, [figure(300, 'a', NOON + MAX_SERVED_AGE_MS + 1)], NOON + MAX_SERVED_AGE_MS + 1)?.price).toBe(
      300,
    );
  });
});
