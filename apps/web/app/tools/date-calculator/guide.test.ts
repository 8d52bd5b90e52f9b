import { anniversaryTable, HOLIDAY_YEARS } from '@toolbox/core/dates';
import { testGuide } from '../../testing/testGuide.ts';

const [hundredth] = anniversaryTable({ year: 2026, month: 1, day: 1 });

testGuide('date-calculator', {
  figures: [String(HOLIDAY_YEARS.min), String(HOLIDAY_YEARS.max), '100', String(hundredth?.date.day)],
});
