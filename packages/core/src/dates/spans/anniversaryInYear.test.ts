import { expect, it } from 'vitest';
import { anniversaryInYear } from './anniversaryInYear.ts';

it.each([
  [{ year: 2004, month: 2, day: 29 }, 2025, { year: 2025, month: 3, day: 1 }],
  [{ year: 2004, month: 2, day: 29 }, 2028, { year: 2028, month: 2, day: 29 }],
  [{ year: 2004, month: 2, day: 28 }, 2025, { year: 2025, month: 2, day: 28 }],
  [{ year: 2004, month: 12, day: 31 }, 2025, { year: 2025, month: 12, day: 31 }],
])('%o comes round in %i on %o', (date, year, expected) => {
  expect(anniversaryInYear(date, year)).toEqual(expected);
});
