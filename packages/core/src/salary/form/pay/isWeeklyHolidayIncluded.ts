/** The amount or the share of the weekly holiday pay. */
const OWN_AMOUNT = String.raw`[ :약]{0,30}\d[\d,.]{0,30} ?만? ?[원%] ?`;
/** Other payments without amounts, but no word on whether weekly holiday pay is paid: not (주휴수당 지급, 식대 포함). */
const OTHERS = String.raw`(?:(?!포함|지급|제공|추가|가산|따로|별[도개]|적용|발생|제외|[미불]포|[있없]|안 |x)(?:4대|[^()\d])){0,30}`;
/**
 * A character of the words around an English amount: 2,064 won of. It excludes letters of negations, such as v of
 * never, the word no, and two marks that end the clause. After the name, the expression excludes is and extra.
 */
const NEAR = String.raw`(?!no|\W[ -/])[^();tvx]`;

/**
 * Not 미포함; in brackets also beside other allowances, and with its own amount: (주휴수당, 식대 포함),
 * (주휴수당 2,064원 포함), of which 2,064 won is weekly holiday pay. An amount behind it is that of another pay:
 * (주휴 포함 시 12,384원).
 */
export const WEEKLY_HOLIDAY_INCLUDED = new RegExp(
  String.raw`주휴(?:수당)?[은이도]? ?포함(?! ?(?:안|아님|[되하](?:어 ?있)?지))|(?<!not |longer )(?:incl(?:\.|udes|uding)|of which) (?:the |${NEAR}){0,30}weekly holiday(?! \w+ (?:is|ext))|(?<!no |plus |\+ )weekly holiday(?:${NEAR}){0,30}included|\((?!\+|별도)[^()]{0,30}주휴(?:수당)?(?:${OWN_AMOUNT}|${OTHERS})포함\)`,
  'iu',
);

/**
 * Whether a text says that the pay includes weekly holiday pay (주휴수당), so that none is to be added.
 *
 * @example isWeeklyHolidayIncluded('시급 12,384원 (주휴수당 포함)') // true
 */
export function isWeeklyHolidayIncluded(text: string): boolean {
  return WEEKLY_HOLIDAY_INCLUDED.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));
}
