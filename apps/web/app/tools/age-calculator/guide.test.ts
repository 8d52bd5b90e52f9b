import { internationalAge } from '@toolbox/core/dates';
import { testGuide } from '../../testing/testGuide.ts';
import { testSearch } from '../../testing/testSearch.ts';

const birth = { year: 2004, month: 2, day: 29 };

testGuide('age-calculator', {
  figures: [
    internationalAge(birth, { year: 2025, month: 2, day: 28 }),
    internationalAge(birth, { year: 2025, month: 3, day: 1 }),
  ],
  searched: ['만 나이', '나이계산기'],
});
testSearch('age-calculator', { ko: ['나이계산기'] });
