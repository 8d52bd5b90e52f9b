import type { CivilDate } from '../dayNumber.ts';

/**
 * The counting age (세는 나이): 1 at birth, plus 1 each New Year.
 *
 * @example koreanAge({ year: 2025, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 }) // 2
 */
export function koreanAge(birth: CivilDate, on: CivilDate): number {
  return on.year - birth.year + 1;
}
