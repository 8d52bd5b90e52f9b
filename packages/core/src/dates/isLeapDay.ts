import type { CivilDate } from './dayNumber.ts';

/**
 * Whether the date is a 29 February, for which the law and this domain have a rule of their own (see
 * `internationalAge`).
 *
 * @example isLeapDay({ year: 2004, month: 2, day: 29 }) // true
 */
export function isLeapDay({ month, day }: CivilDate): boolean {
  return month === 2 && day === 29;
}
