import { expect, it } from 'vitest';
import { fromDayNumber } from './dayNumber.ts';
import { weekday } from './weekday.ts';

it.each([
  [1970, 1, 1, 4],
  [2026, 11, 20, 5],
  [2026, 11, 22, 0],
  [1592, 5, 23, 6],
  [1919, 3, 1, 6],
] as const)('%i-%i-%i falls on weekday %i', (year, month, day, expected) => {
  expect(weekday({ year, month, day })).toBe(expected);
});

it('agrees with the engine on both sides of 1970', () => {
  for (let dayNumber = -800; dayNumber <= 800; dayNumber += 1) {
    expect(weekday(fromDayNumber(dayNumber))).toBe(new Date(dayNumber * 86_400_000).getUTCDay());
  }
});
