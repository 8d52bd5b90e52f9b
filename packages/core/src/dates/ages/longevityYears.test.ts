import { expect, it } from 'vitest';
import { internationalAge } from './internationalAge.ts';
import { koreanAge } from './koreanAge.ts';
import { longevityYears } from './longevityYears.ts';

const BIRTH = { year: 1966, month: 5, day: 1 };

it('gives each birthday with the age that custom counts', () => {
  const byId = Object.fromEntries(longevityYears(BIRTH).map(({ id, date }) => [id, date.year]));
  expect(byId).toEqual({
    firstBirthday: 1967,
    hwangap: 2026,
    chilsun: 2035,
    palsun: 2045,
    misu: 2053,
    gusun: 2055,
    baeksu: 2064,
  });
});

it('agrees with both ways to count an age', () => {
  for (const birthday of longevityYears({ year: 2004, month: 2, day: 29 })) {
    expect(koreanAge({ year: 2004, month: 2, day: 29 }, birthday.date)).toBe(birthday.countingAge);
    expect(internationalAge({ year: 2004, month: 2, day: 29 }, birthday.date)).toBe(birthday.internationalAge);
  }
});
