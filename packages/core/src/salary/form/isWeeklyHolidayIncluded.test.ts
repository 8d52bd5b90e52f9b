import { expect, it } from 'vitest';
import { isWeeklyHolidayIncluded } from './isWeeklyHolidayIncluded.ts';

it.each([
  '시급 12,384원 (주휴수당 포함)',
  '시급 12,384원(주휴포함)',
  '12,384원 주휴수당 포함',
  '주휴 포함 시급 12,384원',
  '시급 12,384원 （주휴수당은 포함）',
  '시급 12,384원 (주휴수당·연차수당 포함)',
  '시급 12,384원 (식대, 주휴수당 포함)',
  '시급 12,384원 (주휴수당 포함, 식대 별도)',
])('finds weekly holiday pay in the pay of %s', (text) => {
  expect(isWeeklyHolidayIncluded(text)).toBe(true);
});

it.each([
  '시급 12,384원',
  '시급 12,384원 (주휴수당 미포함)',
  '시급 12,384원 (주휴수당 별도)',
  '시급 12,384원 (주휴수당 별도, 식대 포함)',
  '시급 12,384원 (주휴수당 불포함, 식대 포함)',
  '시급 12,384원 (주휴수당 제외)',
  '시급 12,384원 (야간수당 포함)',
  '시급 10,320원 + 주휴수당 2,064원 포함',
])('finds none in the pay of %s', (text) => {
  expect(isWeeklyHolidayIncluded(text)).toBe(false);
});
