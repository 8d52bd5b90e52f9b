import type { Trade } from '@toolbox/core/feed';
import { describe, expect, it } from 'vitest';
import { createFillBuffer } from './fillBuffer.ts';

function fill(id: number, timestamp = id): Trade {
  const figures = { price: 1, volume: 1, volumeUsd: 1, side: 'BUY', timestamp } as const;
  return { exchange: 'okx', symbol: 'BTC-USDT-SWAP', id: String(id).padStart(9, '0'), ...figures };
}

describe('fills that wait', () => {
  it('are kept for their time and no longer, and given back in the order of their own times', () => {
    const held = createFillBuffer({ forMs: 100, bytes: 1e9 });
    held.keep(fill(1, 9), 0);
    held.keep(fill(2, 8), 50);
    held.keep(fill(3, 7), 100);
    expect(held.take().map(({ timestamp }) => timestamp)).toEqual([7, 8, 9]);
    expect(held.take()).toEqual([]);
    held.keep(fill(4), 0);
    held.keep(fill(5), 101);
    expect(held.take().map(({ timestamp }) => timestamp)).toEqual([5]);
  });

  it('that arrived before a time are forgotten, and do not count as dropped', () => {
    const held = createFillBuffer({ forMs: 1e9, bytes: 1e9 });
    for (let at = 1; at <= 5000; at += 1) held.keep(fill(at), at);
    held.forget(4999);
    expect(held.droppedSince(0)).toEqual(new Map());
    expect(held.take().map(({ timestamp }) => timestamp)).toEqual([4999, 5000]);
    held.forget(9999);
    expect(held.take()).toEqual([]);
  });

  it('that were dropped are known until the others are taken: the newest of each exchange that arrived since', () => {
    const held = createFillBuffer({ forMs: 100, bytes: 1e9 });
    held.keep(fill(1, 10), 0);
    held.keep({ ...fill(2, 20), exchange: 'gate' }, 10);
    held.keep(fill(3, 30), 20);
    held.keep(fill(4, 40), 125);
    expect(held.droppedSince(0)).toEqual(
      new Map([
        ['okx', 30],
        ['gate', 20],
      ]),
    );
    expect(held.droppedSince(11)).toEqual(new Map([['okx', 30]]));
    expect(held.droppedSince(21)).toEqual(new Map());
    held.take();
    expect(held.droppedSince(0)).toEqual(new Map());
  });

  it('never exceed the size of the buffer, and evicted ones are counted', () => {
    let lost = 0;
    const held = createFillBuffer({ forMs: 1e9, bytes: 100_000, onOverflow: () => (lost += 1) });
    for (let number = 0; number < 20_000; number += 1) held.keep(fill(number), 0);
    const kept = held.take();
    expect(kept.length).toBeGreaterThan(300);
    expect(kept.length).toBeLessThan(500);
    expect(kept.at(-1)?.timestamp).toBe(19_999);
    expect(lost + kept.length).toBe(20_000);
  });
});
