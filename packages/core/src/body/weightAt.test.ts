import { expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { bmi } from './bmi.ts';
import { weightAt } from './weightAt.ts';

it.each([
  [250, '200', '100'],
  [185, '170', '53.465'],
  [0, '170', '0'],
])('a body mass index of %i tenths at %s cm is %s kg', (tenths, heightCm, expected) => {
  expect(formatExact(weightAt(tenths, exact(heightCm)), { places: 3, minPlaces: 0 })).toBe(expected);
});

it('is the inverse of the body mass index', () => {
  const heightCm = exact('163.7');
  const value = bmi({ heightCm, weightKg: weightAt(230, heightCm) });
  expect(formatExact(value, { places: 10 })).toBe('23.0000000000');
});
