import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { bmi } from './bmi.ts';
import { PLAUSIBLE_BMI } from './isPlausible.ts';
import { misplacedPoint } from './misplacedPoint.ts';

it.each([
  ['17.5', '70', 'height', '175'],
  ['16', '55.5', 'height', '160'],
  ['175', '7', 'weight', '70'],
  ['175', '6.5', 'weight', '65'],
  ['175', '455', 'weight', '45.5'],
])('%s cm and %s kg: %s of %s', (heightCm, weightKg, field, value) => {
  const meant = misplacedPoint({ heightCm: exact(heightCm), weightKg: exact(weightKg) });
  expect(meant && [meant.field, String(meant.value)]).toEqual([field, value]);
});

it.each([
  ['170', '70'],
  ['100', '10'],
  ['3', '70'],
  ['17.5', '7'],
  ['17.5', '500'],
  ['60', '6.5'],
])('has no suggestion for %s cm and %s kg', (heightCm, weightKg) => {
  expect(misplacedPoint({ heightCm: exact(heightCm), weightKg: exact(weightKg) })).toBeUndefined();
});

it('suggests only what makes the body mass index plausible', () => {
  const [height, weight] = [fc.integer({ min: 30, max: 3000 }), fc.integer({ min: 1, max: 5000 })];
  fc.assert(
    fc.property(height, weight, (tenths, tenthsOfKg) => {
      const input = { heightCm: exact(tenths).div(10), weightKg: exact(tenthsOfKg).div(10) };
      const meant = misplacedPoint(input);
      if (meant === undefined) return;
      const value = bmi({ ...input, [meant.field === 'height' ? 'heightCm' : 'weightKg']: meant.value });
      expect(value.compare(PLAUSIBLE_BMI.min)).toBeGreaterThanOrEqual(0);
      expect(value.compare(PLAUSIBLE_BMI.max)).toBeLessThanOrEqual(0);
      expect(bmi(input).compare(PLAUSIBLE_BMI.min) < 0 || bmi(input).compare(PLAUSIBLE_BMI.max) > 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
