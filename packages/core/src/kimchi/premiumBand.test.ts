import { describe, expect, it } from 'vitest';
import { premiumBand } from './premiumBand.ts';

describe('premiumBand', () => {
  it.each([
    [5.01, 'overheated'],
    [5.004, 'elevated'],
    [5, 'elevated'],
    [2.01, 'elevated'],
    [2, 'normal'],
    [0, 'normal'],
    [-1.99, 'normal'],
    [-1.996, 'discount'],
    [-2, 'discount'],
    [-9, 'discount'],
    [Number.POSITIVE_INFINITY, 'overheated'],
    [Number.NEGATIVE_INFINITY, 'discount'],
  ] as const)('%d %% is %s', (percentage, band) => {
    expect(premiumBand(percentage)).toBe(band);
  });
});
