import { plainCharacters } from '../../validate/plainCharacters.ts';
import { LEFT_OUT } from './allowanceWords.ts';

/** Not behind a negation: doesn't include, does not yet include. */
const INCLUDES = String.raw`(?<!(?:\bno|\bnot|n['’]?t|\bnever|\blonger|\bwithout) (?:[a-z]{1,9} )?)\bincl(?:\.|ud(?:es?|ing))? (?:(?:the|all|any|paid|legal|statutory) ){0,2}weekly holiday (?:pay|allowance)`;
/** Only its amount, and other payments, are between it and the word: weekly holiday pay of 2,064 won included. */
const IS_INCLUDED = String.raw`(?<!(?:\+|\b(?:no|not|nor|or|plus|if|when|without|excluding)) ?(?:the )?)\bweekly holiday (?:pay|allowance)(?:[ :]{1,2}(?:of|and|is|already|also|meals?|won|krw|₩?\d[\d,.]{0,9}%?)){0,5} included(?! (?:sep|if|when))`;
/** Its own amount or share. */
const OWN_AMOUNT = String.raw`[ :]{0,2}(?:(?:약|시간당|월) ?)?₩?\d[\d,.]{0,9} ?(?:만 ?)?(?:원|%|퍼센트|프로)? ?`;
/** Other payments without amounts, but nothing that says whether it is paid: (주휴수당 지급, 식대 포함). */
const OTHERS = String.raw`(?:(?!포함|지급|제공|추가|가산|별개|따로|적용|발생|[있없]|안 |x(?![a-z]))(?:4대|[^()\d])){0,30}`;

/**
 * With the brackets around it, but not 미포함; in brackets also beside other allowances, and with its own amount:
 * (주휴수당, 식대 포함), (주휴수당 2,064원 포함). An amount behind it is that of another pay: (주휴 포함 시 12,384원).
 */
export const WEEKLY_HOLIDAY_INCLUDED = new RegExp(
  String.raw`,? ?\(?(?:주휴(?:수당)?[은이도]? ?포함(?! ?(?:안|아님|[되하]지))|${INCLUDES}|${IS_INCLUDED})\)?|,? ?\((?!\+)(?![^()]{0,60}(?:${LEFT_OUT}))(?:(?!포함)[^()]){0,30}주휴(?:수당)?(?:${OWN_AMOUNT}|${OTHERS})포함\)`,
  'iu',
);

/**
 * Whether a text says that the pay includes weekly holiday pay (주휴수당), so that none is to be added.
 *
 * @example isWeeklyHolidayIncluded('시급 12,384원 (주휴수당 포함)') // true
 */
export function isWeeklyHolidayIncluded(text: string): boolean {
  return WEEKLY_HOLIDAY_INCLUDED.test(plainCharacters(text));
}
