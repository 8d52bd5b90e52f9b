const LETTER = /\p{L}/u;
const HANGUL = /[가-힣]/u;
const WORD = /[\p{L}\p{Nd}]/u;
/** Figures in lines that are not rows of the table: days, times, page numbers and counts of rows. */
const FIGURES =
  /(?:19|20)\d\d(?:[-/]\d{1,2}[-/]|\. ?\d{1,2}\. ?|년 ?\d{1,2}월 ?)\d{1,2}[.일]?|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d|\d{1,2}:\d\d(?::\d\d)?|(?<!\p{L})page ?\d{1,9}(?: ?(?:of|\/) ?\d{1,9})?|(?<!\d)\d{1,9} ?(?:건|행|페이지|쪽)|(?<!\d)\d{1,9} (?:rows?|records?|transactions?|trades?|orders?)(?!\p{L})/giu;
/** The words beside such figures. Any other word may report a trade: 2026.11.28 전량 정리. */
const WORDS =
  /(?:조회|출력|인쇄|발급|작성|다운로드)(?:일시?)?|기준|일시|일자|시간|시각|기간|날짜|이상|총|전체|거래|내역|매수|체결|[월화수목금토일](?:요일|(?=\)))|오전|오후|(?<!\p{L})(?:date|time|downloaded|generated|printed|exported|created|report|as of|at|on|from|to|am|pm|utc|kst|et|total|showing)(?!\p{L})/giu;
/** The minimum number of words of a note in English sentences. */
const MIN_WORDS = 20;
/** Words of a note by the user about their own trades. */
const OWN = /(?<!\p{L})(?:i|we|bought|sold)(?!\p{L})/iu;

/** A line without the days, the times, the pages and the counts of rows in it. */
export function withoutMarginalFigures(line: string): string {
  return line.replaceAll(FIGURES, '');
}

/**
 * Whether a line below the heading of a statement is not a row: 조회일시 2026.11.28 10:20, Page 1 of 2, or the note of
 * a broker in sentences.
 */
export function isMarginal(line: string): boolean {
  const words = line.split(/\s+/u).filter((word) => LETTER.test(word));
  if (words.length >= MIN_WORDS && !HANGUL.test(line) && !OWN.test(line)) return true;
  return !WORD.test(withoutMarginalFigures(line).replaceAll(WORDS, ''));
}
