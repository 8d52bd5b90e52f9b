import { describe, expect, it } from 'vitest';
import { limitOf } from './telegramWhale.ts';

describe('limitOf', () => {
  it.each([
    ['1', 1],
    ['0', 1],
    ['-5', 1],
    ['100', 100],
    ['101', 100],
    ['7.9', 7],
    ['', 50],
    ['x', 50],
    [undefined, 50],
    [['1', '2'], 50],
  ])('%j is %d', (value, limit) => {
    expect(limitOf(value)).toBe(limit);
  });
});
