import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { bmi } from './bmi.ts';
import { bmiClass } from './bmiClass.ts';
import type { BmiStandard } from './bmiStandards.ts';
import { normalWeightRange } from './normalWeightRange.ts';

const STANDARD = fc.constantFrom<BmiStandard>('who', 'kosso');

describe('normalWeightRange', () => {
  it.each([
    ['170', 'who', '53.5', '72.3'],
    ['170', 'kosso', '53.5', '66.5'],
    ['200', 'who', '74.0', '100.0'],
  ] as const)('at %s cm by %s it is %s to below %s kg', (heightCm, standard, from, below) => {
    const range = normalWeightRange(exact(heightCm), standard);
    expect(formatExact(range.fromKg, { places: 1 })).toBe(from);
    expect(formatExact(range.belowKg, { places: 1 })).toBe(below);
  });

  it('holds exactly the weights with one decimal that are normal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 2_500 }),
        fc.integer({ min: 100, max: 2_000 }),
        STANDARD,
        (height, weight, standard) => {
          const [heightCm, weightKg] = [exact(height).div(10), exact(weight).div(10)];
          const { fromKg, belowKg } = normalWeightRange(heightCm, standard);
          for (const end of [fromKg, belowKg]) expect(end.mul(10).d).toBe(1n);
          const inRange = weightKg.compare(fromKg) >= 0 && weightKg.compare(belowKg) < 0;
          expect(inRange).toBe(bmiClass(bmi({ heightCm, weightKg }), standard).id === 'normal');
        },
      ),
    );
  });
});
