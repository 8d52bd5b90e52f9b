import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exact, exact, formatExact } from '../exact/index.ts';
import { bmi } from './bmi.ts';
import { bmiClass } from './bmiClass.ts';
import type { BmiStandard } from './bmiStandards.ts';
import { type ClassDistance, distanceToClasses } from './distanceToClasses.ts';

const STANDARD = fc.constantFrom<BmiStandard>('who', 'kosso');

function shown(distance: ClassDistance | undefined): string {
  return distance === undefined ? 'none' : `${formatExact(distance.kg, { places: 1 })} ${distance.bmiClass.id}`;
}

describe('distanceToClasses', () => {
  it.each([
    ['200', '101', 'who', '1.1 normal', '19.0 obese'],
    ['200', '100', 'who', '0.1 normal', '20.0 obese'],
    ['200', '99.95', 'who', '26.0 underweight', '0.1 overweight'],
    ['200', '60', 'who', 'none', '14.0 normal'],
    ['200', '140', 'who', '20.1 overweight', 'none'],
    ['200', '95', 'kosso', '3.1 normal', '5.0 obese1'],
    ['200', '140', 'kosso', '0.1 obese2', 'none'],
  ] as const)('%s cm, %s kg by %s: down %s, up %s', (heightCm, weightKg, standard, lower, higher) => {
    const input = { heightCm: exact(heightCm), weightKg: exact(weightKg) };
    const distances = distanceToClasses(input, standard);
    expect(shown(distances.lower)).toBe(lower);
    expect(shown(distances.higher)).toBe(higher);
  });

  it('names the least weight that changes the class', () => {
    const millimeters = fc.integer({ min: 1_200, max: 2_300 });
    const grams = fc.integer({ min: 30_000, max: 250_000 });
    fc.assert(
      fc.property(millimeters, grams, STANDARD, (height, weight, standard) => {
        const input = { heightCm: exact(height).div(10), weightKg: exact(weight).div(1000) };
        const classAt = (weightKg: Exact) => bmiClass(bmi({ ...input, weightKg }), standard).id;
        const own = classAt(input.weightKg);
        const { lower, higher } = distanceToClasses(input, standard);
        for (const distance of [lower, higher]) expect(distance?.kg.mul(10).d ?? 1n).toBe(1n);
        if (lower) {
          expect(classAt(input.weightKg.sub(lower.kg))).toBe(lower.bmiClass.id);
          expect(classAt(input.weightKg.sub(lower.kg).add(exact(1).div(10)))).toBe(own);
        }
        if (higher) {
          expect(classAt(input.weightKg.add(higher.kg))).toBe(higher.bmiClass.id);
          expect(classAt(input.weightKg.add(higher.kg).sub(exact(1).div(10)))).toBe(own);
        }
      }),
    );
  });
});
