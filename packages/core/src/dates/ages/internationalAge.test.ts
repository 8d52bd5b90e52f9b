import { expect, it } from 'vitest';
import { parseDate } from '../form/days/parseDate.ts';
import { internationalAge } from './internationalAge.ts';

function ageOn(birth: string, on: string): number {
  const [from, to] = [parseDate(birth), parseDate(on)];
  return from.ok && to.ok ? internationalAge(from.value, to.value) : Number.NaN;
}

it.each([
  ['2000-05-15', '2026-05-14', 25],
  ['2000-05-15', '2026-05-15', 26],
  ['2000-05-15', '2026-05-16', 26],
  ['2026-11-20', '2026-11-20', 0],
  ['2025-12-31', '2026-01-01', 0],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2028-02-28', 23],
  ['2004-02-29', '2028-02-29', 24],
])('born %s is on %s %i years old', (birth, on, age) => {
  expect(ageOn(birth, on)).toBe(age);
});
