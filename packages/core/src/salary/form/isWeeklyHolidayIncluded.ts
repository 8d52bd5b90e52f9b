import { plainCharacters } from '../../validate/plainCharacters.ts';
import { LEFT_OUT } from './allowanceWords.ts';

/** With the brackets around it, but not 미포함; in brackets also beside other allowances: (주휴수당, 식대 포함). */
export const WEEKLY_HOLIDAY_INCLUDED = new RegExp(
  String.raw`,? ?\(?주휴(?:수당)?[은이도]? ?포함\)?|,? ?\((?=[^()\d]{0,20}주휴)(?![^()]{0,30}(?:${LEFT_OUT}))[^()\d]{0,30}포함\)`,
  'u',
);

/**
 * Whether a text says that the pay includes weekly holiday pay (주휴수당), so that none is to be added.
 *
 * @example isWeeklyHolidayIncluded('시급 12,384원 (주휴수당 포함)') // true
 */
export function isWeeklyHolidayIncluded(text: string): boolean {
  return WEEKLY_HOLIDAY_INCLUDED.test(plainCharacters(text));
}
