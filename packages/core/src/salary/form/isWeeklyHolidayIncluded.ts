import { plainCharacters } from '../../validate/plainCharacters.ts';

/**
 * With the brackets around it, but not 미포함; in brackets also beside other allowances, and with its own amount:
 * (주휴수당, 식대 포함), (주휴수당 2,064원 포함). Not where another word says that it is paid: (주휴수당 지급, 식대 포함).
 */
export const WEEKLY_HOLIDAY_INCLUDED =
  /,? ?\(?(?:주휴(?:수당)?[은이도]? ?포함(?! ?(?:안|[되하]지))|(?<!no )weekly holiday (?:pay|allowance) included)\)?|,? ?\((?!\+)[^()]{0,30}주휴(?:수당)?(?::? ?\d[\d,.]*만? ?[원%]|(?:4대|[^()\d제미불지없있x추따별적안]){0,30}) ?포함\)/iu;

/**
 * Whether a text says that the pay includes weekly holiday pay (주휴수당), so that none is to be added.
 *
 * @example isWeeklyHolidayIncluded('시급 12,384원 (주휴수당 포함)') // true
 */
export function isWeeklyHolidayIncluded(text: string): boolean {
  return WEEKLY_HOLIDAY_INCLUDED.test(plainCharacters(text));
}
