/**
 * The eras, and the years before their first: 平成2年 is 1990. Korean names them by the Korean or by the Japanese reading
 * of their characters. The numbers of Japanese and Korean eras have at most two digits, so 영화 2019년 does not name one.
 */
const ERAS: readonly (readonly [year: RegExp, yearsBefore: number])[] = [
  // 영화 is also the word for a film, so only the years that have passed are read.
  [/(?<![가-힣])영화 ?([1-9]|元|원)(?= ?[年년])/u, 2018],
  [/(?:令和|레이와|(?<![a-z\d])r(?=\d{1,2}\D)) ?(\d{1,2}|元|원)(?= ?[-./年년])/iu, 2018],
  [/(?:平成|헤이세이|평성|(?<![a-z\d])h(?=\d{1,2}\D)) ?(\d{1,2}|元|원)(?= ?[-./年년])/iu, 1988],
  [/(?:昭和|쇼와|소화|(?<![a-z\d])s(?=\d{1,2}\D)) ?(\d{1,2}|元|원)(?= ?[-./年년])/iu, 1925],
  [/(?:大正|다이쇼|대정|(?<![a-z\d])t(?=\d{1,2}\D)) ?(\d{1,2}|元|원)(?= ?[-./年년])/iu, 1911],
  [/(?:明治|메이지|명치|(?<![a-z\d])m(?=\d{1,2}\D)) ?(\d{1,2}|元|원)(?= ?[-./年년])/iu, 1867],
  [/(?:隆熙|융희) ?(\d|元|원)(?= ?[-./年년])/u, 1906],
  [/(?:光武|광무) ?(\d{1,2}|元|원)(?= ?[-./年년])/u, 1896],
  [/(?:大韓民國|대한민국) ?(\d{1,3}|元|원)(?= ?[-./年년])/u, 1918],
  [/(?:民國|民国|민국) ?(\d{1,3}|元|원)(?= ?[-./年년])/u, 1911],
  [/(?:檀紀|단기) ?(\d{4})(?= ?[-./年년])/u, -2333],
];

/** Calendars that are not converted, and years before Christ. */
const UNKNOWN =
  /불기|佛紀|仏暦|พ\.?ศ|皇紀|황기|주체|기원전|紀元前|히즈라|히브리|(?<![a-z])(?:b\.?c\.?(?:e\.?)?|b\.e\.|a\.?h\.?)(?![a-z])/iu;

/** Marks of the lunar calendar: 음 and 윤 alone, but no 다음 and no name that ends or begins with them. */
const LUNAR = /음력|(?<![가-힣])음(?![가-힣])|陰|旧暦|舊曆|農曆|农历|\blunar\b/iu;
const LEAP_MONTH = /윤달|(?<![가-힣])윤(?![가-힣])|(?<=[년력])윤(?= ?\d)|閏(?!年)|\bleap month\b/iu;
const LEAP_OF_LUNAR = /\bleap\b/iu;
/** The marks with what is around them, such as brackets. */
const MARKS =
  /음력|음|윤달|윤|陰曆|陰暦|陰|閏|旧暦|舊曆|農曆|农历|\b(?:lunar|leap month|leap|calendar)\b|[():[\]【】〔〕]/giu;

/** Marks of the solar calendar, which is the default: 양력, (양). */
const SOLAR = /[([【〔]?(?:양력|(?<![가-힣])양(?![가-힣])|陽曆|陽暦|阳历|\bsolar(?: calendar)?\b)[)\]】〕]?:?/giu;

/** Removes the marks of the solar calendar. */
export function withoutSolarMark(plain: string): string {
  return plain.replace(SOLAR, ' ').replace(/\s+/gu, ' ').trim();
}

/**
 * Whether the text names a calendar that is not converted, so that its numbers cannot be read as a Gregorian date.
 */
export function hasUnknownCalendar(plain: string): boolean {
  return UNKNOWN.test(plain);
}

/** Replaces a year of an era: 平成2年5月15日 becomes 1990年5月15日. */
export function withoutEra(plain: string): string {
  return ERAS.reduce(
    (text, [year, yearsBefore]) =>
      text.replace(year, (_, count: string) => ` ${yearsBefore + (/[元원]/u.test(count) ? 1 : Number(count))}`),
    plain,
  ).trim();
}

/** A date of the lunar calendar without its marks; undefined where there are none. */
export function withoutLunarMarks(plain: string): { readonly rest: string; readonly leap: boolean } | undefined {
  const isLunar = LUNAR.test(plain);
  const isLeap = LEAP_MONTH.test(plain);
  if (!isLunar && !isLeap) return undefined;
  const rest = plain.replace(MARKS, ' ').replace(/\s+/gu, ' ').trim();
  return { rest, leap: isLeap || LEAP_OF_LUNAR.test(plain) };
}
