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
  '시급 12,384원(주휴수당 2,064원 포함)',
  '시급 12,384원 (주휴 2,064원 포함)',
  '시급 12,384원(주휴수당 20% 포함)',
  '시급 12,384원 (식대, 주휴수당 2,064원 포함)',
  '시급 12,384원 (기본시급 10,320원 + 주휴수당 2,064원 포함)',
  '12,384 per hour (weekly holiday pay included)',
  '12,384 per hour (Weekly holiday pay of 2,064 won included)',
  '12,384 won per hour, including weekly holiday allowance',
  '12,384 won per hour incl. weekly holiday pay',
  '12,384 per hour (includes the weekly holiday pay)',
  '12,384 per hour, including the weekly holiday allowance',
  '12,384 per hour, including statutory weekly holiday pay',
  '12,384 per hour, weekly holiday pay is already included',
  '12,384 per hour (weekly holiday pay and meals included)',
  '12,384 per hour (meals and weekly holiday pay included)',
  '12,384 per hour (weekly holiday pay: 20% included)',
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
  '시급 10,320원 (주휴수당 2,064원 미포함)',
  '시급 10,320원 (주휴수당 2,064원 별도, 식대 포함)',
  '10,320 per hour (weekly holiday pay not included)',
  '10,320 per hour, not including weekly holiday pay',
  '10,320 per hour (excluding weekly holiday pay)',
  "12,384 per hour (weekly holiday pay isn't included)",
  '12,384 per hour (weekly holiday pay isn’t included)',
  "12,384 per hour (doesn't include weekly holiday pay)",
  '12,384 per hour (does not yet include the weekly holiday pay)',
  '12,384 per hour (no longer includes weekly holiday pay)',
  '12,384 per hour (no weekly holiday pay included)',
  '12,384 per hour (without weekly holiday pay, meals included)',
  '12,384 per hour (weekly holiday pay paid separately, meals included)',
  '12,384 per hour, weekly holiday pay is extra, meals included',
  '12,384 per hour + weekly holiday pay, meals included',
  '12,384 per hour plus weekly holiday pay and meals included',
])('finds none in the pay of %s', (text) => {
  expect(isWeeklyHolidayIncluded(text)).toBe(false);
});
