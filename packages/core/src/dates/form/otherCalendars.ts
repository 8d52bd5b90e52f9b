/** The eras, and the years before their first: 平成2年 is 1990. */
const ERAS: readonly (readonly [year: RegExp, yearsBefore: number])[] = [
  [/(?:令和|레이와|(?<![a-z\d])r(?=\d{1,2}\D)) ?(\d{1,4}|元)(?= ?[-./年년])/iu, 2018],
  [/(?:平成|헤이세이|(?<![a-z\d])h(?=\d{1,2}\D)) ?(\d{1,4}|元)(?= ?[-./年년])/iu, 1988],
  [/(?:昭和|쇼와|(?<![a-z\d])s(?=\d{1,2}\D)) ?(\d{1,4}|元)(?= ?[-./年년])/iu, 1925],
  [/(?:大正|다이쇼|(?<![a-z\d])t(?=\d{1,2}\D)) ?(\d{1,4}|元)(?= ?[-./年년])/iu, 1911],
  [/(?:明治|메이지|(?<![a-z\d])m(?=\d{1,2}\D)) ?(\d{1,4}|元)(?= ?[-./年년])/iu, 1867],
  [/(?:民國|民国|민국) ?(\d{1,4}|元)(?= ?[-./年년])/iu, 1911],
  [/(?:檀紀|단기) ?(\d{4})(?= ?[-./年년])/iu, -2333],
];

/** Calendars that are not converted, and years before Christ. */
const UNKNOWN =
  /불기|佛紀|仏暦|พ\.?ศ|皇紀|황기|주체|기원전|紀元前|히즈라|히브리|(?<![a-z])(?:b\.?c\.?(?:e\.?)?|b\.e\.|a\.?h\.?)(?![a-z])/iu;

/** Marks of the lunar calendar, but no 다음 and no name that begins with 윤. */
const LUNAR =
  /음력|(?<![가-힣])음(?:\)| ?(?=\d)|$)|윤(?:달|\)| ?(?=\d{1,2} ?월))|陰|閏|旧暦|舊曆|農曆|农历|\blunar\b/iu;
const LEAP_MONTH = /윤|閏|\bleap\b/iu;

/** Whether the text names a calendar whose years and months are others, so that its numbers are no date as they are. */
export function hasUnknownCalendar(plain: string): boolean {
  return UNKNOWN.test(plain);
}

/** Replaces a year of an era: 平成2年5月15日 becomes 1990年5月15日. */
export function withoutEra(plain: string): string {
  return ERAS.reduce(
    (text, [year, yearsBefore]) =>
      text.replace(year, (_, count: string) => ` ${yearsBefore + (count === '元' ? 1 : Number(count))}`),
    plain,
  ).trim();
}

/** A date of the lunar calendar without its marks; undefined where there are none. */
export function withoutLunarMarks(plain: string): { readonly rest: string; readonly leap: boolean } | undefined {
  if (!LUNAR.test(plain)) return undefined;
  const rest = plain
    .replace(/음력|음|윤달|윤|陰曆|陰暦|陰|閏|旧暦|舊曆|農曆|农历|\blunar\b|\bleap\b|\bcalendar\b|[():]/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { rest, leap: LEAP_MONTH.test(plain) };
}
