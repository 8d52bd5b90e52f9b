import { describe, expect, it } from 'vitest';
import { lowerQrLevel, type QrLevel, qrCapacity, qrUse } from './qrUse.ts';

const CAPACITIES: readonly (readonly [QrLevel, number])[] = [
  ['L', 2953],
  ['M', 2331],
  ['Q', 1663],
  ['H', 1273],
];

describe('qrUse', () => {
  it.each(CAPACITIES)('level %s holds %i bytes, not one more', (level, capacity) => {
    expect(qrCapacity(level)).toBe(capacity);
    expect(qrUse('a'.repeat(capacity), level)).toEqual({ bytes: capacity, capacity, fraction: 1, isOver: false });
    expect(qrUse('a'.repeat(capacity + 1), level)).toMatchObject({ bytes: capacity + 1, isOver: true });
  });

  it('counts UTF-8: 984 Hangul syllables fit at L, 777 at M', () => {
    expect(qrUse('가'.repeat(984), 'L').isOver).toBe(false);
    expect(qrUse('가'.repeat(985), 'L').isOver).toBe(true);
    expect(qrUse('가'.repeat(777), 'M').isOver).toBe(false);
    expect(qrUse('가'.repeat(778), 'M').isOver).toBe(true);
  });

  it('is 0 for an empty text', () => {
    expect(qrUse('', 'H')).toEqual({ bytes: 0, capacity: 1273, fraction: 0, isOver: false });
  });
});

describe('lowerQrLevel', () => {
  it.each<readonly [number, QrLevel, QrLevel | undefined]>([
    [1273, 'H', undefined],
    [1274, 'H', 'Q'],
    [1663, 'H', 'Q'],
    [1664, 'H', 'M'],
    [2331, 'Q', 'M'],
    [2332, 'M', 'L'],
    [2953, 'H', 'L'],
    [2954, 'H', undefined],
    [2954, 'L', undefined],
    [1, 'L', undefined],
  ])('%i bytes at %s: %s', (bytes, level, lower) => {
    expect(lowerQrLevel('a'.repeat(bytes), level)).toBe(lower);
  });
});
