import { expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { weeklyHolidayHours } from './weeklyHolidayHours.ts';

it.each([
  ['14', '0', '0'],
  ['14.99', '0', '0'],
  ['15', '3', '3'],
  ['40', '8', '8'],
  ['40.5', '8', '8.1'],
  ['60', '8', '12'],
])('%s hours a week give %s, uncapped %s', (weeklyHours, capped, uncapped) => {
  const hours = exact(weeklyHours);
  expect(formatExact(weeklyHolidayHours(hours, { capped: true }), { places: 2, minPlaces: 0 })).toBe(capped);
  expect(formatExact(weeklyHolidayHours(hours, { capped: false }), { places: 2, minPlaces: 0 })).toBe(uncapped);
});
