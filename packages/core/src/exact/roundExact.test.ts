import { describe, expect, it } from 'vitest';
import { exact } from './exact.ts';
import { formatExact } from './formatExact.ts';
import { type RoundingMode, roundExact } from './roundExact.ts';

describe('roundExact', () => {
  const cases: readonly (readonly [string, number, RoundingMode, string])[] = [
    ['2.5', 0, 'halfUp', '3'],
    ['2.4999999999999999999', 0, 'halfUp', '2'],
    ['-2.5', 0, 'halfUp', '-3'],
    ['2.1', 0, 'up', '3'],
    ['2.9', 0, 'down', '2'],
    ['-2.9', 0, 'down', '-2'],
    ['2', 0, 'up', '2'],
    ['1.005', 2, 'halfUp', '1.01'],
  ];
  it.each(cases)('rounds %s to %i places, %s, as %s', (value, places, mode, expected) => {
    expect(formatExact(roundExact(exact(value), places, mode), { places: 20, minPlaces: 0 })).toBe(expected);
  });

  it('never returns negative zero', () => {
    expect(formatExact(roundExact(exact('-0.4')), { places: 0 })).toBe('0');
  });
});

describe('formatExact', () => {
  it.each([
    ['1234567.5', { places: 2, group: true }, '1,234,567.50'],
    ['123', { places: 0, group: true }, '123'],
    ['999999', { places: 0, group: true }, '999,999'],
    ['-1234', { places: 0, group: true }, '-1,234'],
    ['1.5', { places: 4, minPlaces: 0 }, '1.5'],
    ['1', { places: 4, minPlaces: 2 }, '1.00'],
    ['1000000000000000000000000000000', { places: 0 }, '1000000000000000000000000000000'],
  ])('writes %s with %j as %s', (value, options, expected) => {
    expect(formatExact(exact(value), options)).toBe(expected);
  });
});
