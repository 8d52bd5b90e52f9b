import type { CivilDate } from '../dayNumber.ts';

/**
 * The year age (연 나이): the difference of the years, regardless of the birthday.
 *
 * @see 청소년 보호법 제2조, 병역법 제2조: laws that use it, checked 2026-11-20
 * @example yearAge({ year: 2007, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 }) // 19
 */
export function yearAge(birth: CivilDate, on: CivilDate): number {
  return on.year - birth.year;
}
