import Fraction from 'fraction.js';
import { expect, it } from 'vitest';
import { bmiScaleBands, bmiScalePosition } from './bmiScale.ts';

it.each([
  ['10', 0],
  ['15', 0],
  ['27.5', 0.5],
  ['40', 1],
  ['500000000', 1],
])('%s stands at %d', (value, position) => {
  expect(bmiScalePosition(new Fraction(value))).toBe(position);
});

it('covers the scale with the bands of a standard', () => {
  for (const standard of ['who', 'kosso'] as const) {
    const bands = bmiScaleBands(standard);
    expect(bands[0]?.start).toBe(0);
    expect(bands.at(-1)?.end).toBe(1);
    for (const [index, { end }] of bands.slice(0, -1).entries()) expect(bands[index + 1]?.start).toBe(end);
  }
  expect(bmiScaleBands('who')[0]).toEqual({ id: 'underweight', start: 0, end: 0.14 });
});
