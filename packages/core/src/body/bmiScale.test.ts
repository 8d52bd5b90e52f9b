import { describe, expect, it } from 'vitest';
import { BMI_SCALE_MAX, BMI_SCALE_MIN, bmiScaleBands } from './bmiScale.ts';

describe.each(['who', 'kosso'] as const)('bmiScaleBands of %s', (standard) => {
  const bands = bmiScaleBands(standard);

  it('covers the scale without a gap', () => {
    expect(bands[0]?.from).toBe(BMI_SCALE_MIN);
    expect(bands.at(-1)?.to).toBe(BMI_SCALE_MAX);
    for (const [index, { to }] of bands.slice(0, -1).entries()) expect(bands[index + 1]?.from).toBe(to);
  });

  it('leaves the first class open below and the last one above', () => {
    expect(bands.map(({ lower }) => lower === undefined)).toEqual(bands.map((_, index) => index === 0));
    expect(bands.map(({ upper }) => upper === undefined)).toEqual(bands.map((_, index) => index === bands.length - 1));
  });
});

it('gives the borders of the World Health Organization', () => {
  expect(bmiScaleBands('who').map(({ id, upper }) => [id, upper])).toEqual([
    ['underweight', 18.5],
    ['normal', 25],
    ['overweight', 30],
    ['obese', undefined],
  ]);
});

it('is drawn from 15 to 40', () => {
  const bands = bmiScaleBands('who');
  expect(bands[0]).toMatchObject({ from: 15, to: 18.5 });
  expect(bands.at(-1)).toMatchObject({ from: 30, to: 40 });
});
