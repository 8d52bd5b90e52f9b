import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { bmi } from './bmi.ts';

describe('bmi', () => {
  it.each([
    ['200', '80', '20.000'],
    ['170', '65', '22.491'],
    ['150', '56.2', '24.978'],
    ['0.1', '500', '500000000.000'],
  ])('%s cm and %s kg are %s', (heightCm, weightKg, expected) => {
    const value = bmi({ heightCm: exact(heightCm), weightKg: exact(weightKg) });
    expect(formatExact(value, { places: 3 })).toBe(expected);
  });
});
