import { formatIsoDate, internationalAge, LUNAR_YEAR_RANGE, lunarToSolar } from '@toolbox/core/dates';
import { testGuide } from '../../testing/testGuide.ts';

const lunar = lunarToSolar({ year: 1990, month: 5, day: 15 });
const birth = { year: 2004, month: 2, day: 29 };

testGuide('age-calculator', {
  figures: [
    internationalAge(birth, { year: 2025, month: 2, day: 28 }),
    internationalAge(birth, { year: 2025, month: 3, day: 1 }),
    lunar.ok ? formatIsoDate(lunar.value) : '',
    String(LUNAR_YEAR_RANGE.min),
    String(LUNAR_YEAR_RANGE.max),
  ],
  searched: ['만 나이', '나이계산기'],
});
