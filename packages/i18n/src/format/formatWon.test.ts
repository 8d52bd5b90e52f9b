import { describe, expect, it } from 'vitest';
import { formatWon } from './formatWon.ts';

describe('formatWon', () => {
  it.each([
    [11_000n, '11,000원', '₩11,000'],
    [11_000, '11,000원', '₩11,000'],
    [0n, '0원', '₩0'],
    [-9_090n, '−9,090원', '−₩9,090'],
    [-0.2, '0원', '₩0'],
    ['9,882.5', '9,882.5원', '₩9,882.5'],
    ['-85.71', '−85.71원', '−₩85.71'],
    ['0.00001234', '0.00001234원', '₩0.00001234'],
  ])('writes %s with its mark, the minus before it', (amount, ko, en) => {
    expect([formatWon(amount, 'ko'), formatWon(amount, 'en')]).toEqual([ko, en]);
  });
});
