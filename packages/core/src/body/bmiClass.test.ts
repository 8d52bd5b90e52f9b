import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { bmi } from './bmi.ts';
import { bmiClass } from './bmiClass.ts';
import { BMI_STANDARDS } from './bmiStandards.ts';

describe('bmiClass', () => {
  it.each([
    ['18.4999999', 'underweight'],
    ['18.5', 'normal'],
    ['24.9999999', 'normal'],
    ['25', 'overweight'],
    ['29.9999999', 'overweight'],
    ['30', 'obese'],
    ['0.001', 'underweight'],
    ['99999', 'obese'],
  ])('WHO calls %s %s', (value, id) => {
    expect(bmiClass(exact(value), 'who').id).toBe(id);
  });

  it.each([
    ['18.4999999', 'underweight'],
    ['18.5', 'normal'],
    ['22.96', 'normal'],
    ['23', 'preObese'],
    ['24.9999999', 'preObese'],
    ['25', 'obese1'],
    ['29.9999999', 'obese1'],
    ['30', 'obese2'],
    ['34.9999999', 'obese2'],
    ['35', 'obese3'],
  ])('the Korean society calls %s %s', (value, id) => {
    expect(bmiClass(exact(value), 'kosso').id).toBe(id);
  });

  it('classifies by the exact value where the rounded one would be in the next class', () => {
    const value = bmi({ heightCm: exact(150), weightKg: exact('56.2') });
    expect(formatExact(value, { places: 1 })).toBe('25.0');
    expect(bmiClass(value, 'who').id).toBe('normal');
    expect(bmiClass(value, 'kosso').id).toBe('preObese');
  });

  it('has classes without a gap', () => {
    for (const classes of Object.values(BMI_STANDARDS)) {
      expect(classes[0].fromTenths).toBe(0);
      expect(classes.at(-1)?.belowTenths).toBeUndefined();
      for (const [index, { belowTenths }] of classes.slice(0, -1).entries()) {
        expect(classes[index + 1]?.fromTenths).toBe(belowTenths);
      }
    }
  });
});
