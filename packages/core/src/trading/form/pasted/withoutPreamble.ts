import { columnKinds } from './columnKinds.ts';
import { measuredRows } from './measuredRows.ts';
import { NUMBER } from './readRound.ts';
import { BAR, CELL_MARK, DIGIT, LINE_END } from './tableMarks.ts';
import { isTypeColumn, mentionsSale } from './tradeKind.ts';

const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{Nd}]/u;
/** A name may have digits in brackets or one behind its letters, unlike a label: Time(UTC+8), ExecFeeV2, 수량: 10. */
const FIGURE = /^[^\p{L}]*\p{Nd}|[\s:：=]\P{L}*\p{Nd}|\p{Nd}\P{L}*\p{Nd}/u;
const BRACKETED = /\([^()]*\)/gu;
const DIGITS = /\p{Nd}/gu;
/** Between the cells of a table; the blanks of a typed one only where there is no other. */
const CELL_MARKS = [CELL_MARK, BAR, ';', ',', /\s+/u] as const;
/** A heading below other figures has as many cells at least. */
const MIN_NAMES = 3;
/** Figures in a multiple of their unit say how those below are to be read. */
const UNIT = /단위|(?<!\p{L})units?(?!\p{L})/iu;
/** A multiple of a unit in digits, in the name of a column or alone in brackets: 1,000원, $1000. */
const MULTIPLE = String.raw`(?<![\p{Nd}+\-\u2212:.,])10{0,2}(?:0|,?000)+(?![\p{Nd}:.\-])`;
const IN_MULTIPLES = new RegExp(MULTIPLE, 'u');
const BRACKETED_MULTIPLE = new RegExp(String.raw`[([（]\P{Nd}{0,6}${MULTIPLE}`, 'u');
/** The mark of a period: 2026.01.01 ~ 2026.12.31. */
const PERIOD = /~/u;
const DATE = /^\d{2,4}[-./]\d{1,2}[-./]\d{1,2}/u;
/** What a line below a table has digits for, if it is not a row: a day, a time, a page and a count of rows. */
const MARGINAL =
  /(?:19|20)\d\d(?:[-/]\d{1,2}[-/]|\. ?\d{1,2}\. ?|년 ?\d{1,2}월 ?)\d{1,2}[.일]?|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d|\d{1,2}:\d\d(?::\d\d)?|(?<!\p{L})page ?\d+(?: ?(?:of|\/) ?\d+)?|\d+ ?(?:건|행|페이지|쪽)|\d+ (?:rows?|records?|transactions?|trades?|orders?)(?!\p{L})/giu;
/** The words beside these; any other may say what happened: 2026.11.28 전량 정리. */
const MARGINAL_WORDS =
  /(?:조회|출력|인쇄|발급|작성|다운로드)(?:일시?)?|기준|일시|일자|시간|시각|기간|날짜|이상|총|전체|거래|내역|매수|체결|[월화수목금토일](?:요일|(?=\)))|오전|오후|(?<!\p{L})(?:date|time|downloaded|generated|printed|exported|created|report|as of|at|on|from|to|am|pm|utc|kst|et|total|showing)(?!\p{L})/giu;
/** A cell in quotes, which may have marks. */
const QUOTED = /^\s*"[^"]*"\s*$/u;
/** A note in English sentences has as many words at least. */
const MIN_WORDS = 20;
const HANGUL = /[가-힣]/u;

type Mark = (typeof CELL_MARKS)[number];

function filledCells(line: string, mark: Mark): readonly string[] {
  return line
    .split(mark)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** Whether the cells are names of columns, of which one is a price and one a size. */
function areNames(cells: readonly string[]): boolean {
  if (cells.length < MIN_NAMES || cells.some((cell) => FIGURE.test(cell.replaceAll(BRACKETED, '')))) return false;
  const kinds = new Set(cells.flatMap(columnKinds));
  return kinds.has('price') && (kinds.has('quantity') || kinds.has('amount'));
}

/** The line that names the columns, -1 without one, and what is between them. */
function headingPlace(lines: readonly string[]): { readonly at: number; readonly mark: Mark } {
  const places = CELL_MARKS.map((mark) => ({ mark, at: lines.findIndex((line) => areNames(filledCells(line, mark))) }));
  return places.find(({ at }) => at >= 0) ?? { at: -1, mark: CELL_MARK };
}

/**
 * Whether a line is about a statement, and no row of it: 계좌번호 123-45, User,Kim,12ab. A row has more figures than
 * words.
 */
function isAbout(cells: readonly string[]): boolean {
  const figures = cells.filter((cell) => NUMBER.test(cell) && !DATE.test(cell));
  const texts = cells.filter((cell) => PERIOD.test(cell) || (LETTER.test(cell) && !NUMBER.test(cell)));
  return cells.length < 2 || texts.length >= Math.max(1, figures.length);
}

/** Whether a line below the heading is not a row: 조회일시 2026.11.28 10:20, Page 1 of 2, or a note in sentences. */
function isMarginal(line: string): boolean {
  const words = line.split(/\s+/u).filter((word) => LETTER.test(word));
  if (words.length >= MIN_WORDS && !HANGUL.test(line)) return true;
  return !WORD.test(line.replaceAll(MARGINAL, '').replaceAll(MARGINAL_WORDS, ''));
}

/**
 * A statement in which only the rows have digits, by which they are found: without those of the lines above its
 * heading, such as an account and a period, of the names of columns, and of the lines below that say only when, where
 * and how many. Unchanged where the lines above may be rows of another table, may say that the figures are multiples of
 * their unit, or that all rows are sales.
 *
 * @example withoutPreamble('계좌 123-45\n날짜\t단가\t수량\n1/2\t60,500\t10') // '계좌 -\n날짜\t단가\t수량\n1/2\t60,500\t10'
 */
export function withoutPreamble(text: string): string {
  const lines = text.split(LINE_END);
  const { at, mark } = headingPlace(lines);
  if (at < 0) return text;
  const above = lines.slice(0, at);
  const names = filledCells(lines[at] as string, mark);
  const isPreamble = (line: string) => {
    const cells = filledCells(line, mark);
    const isScaled = UNIT.test(line) || BRACKETED_MULTIPLE.test(line);
    return !isScaled && cells.length < names.length && isAbout(cells) && measuredRows([line]) === undefined;
  };
  const hasFigures = above.some((line) => DIGIT.test(line));
  const areSales = mentionsSale(above) && !names.some(isTypeColumn);
  const isUnclear = hasFigures && (areSales || !above.every(isPreamble));
  if (isUnclear || IN_MULTIPLES.test(lines[at] as string)) return text;
  const isOneCell = (line: string) => mark instanceof RegExp || filledCells(line, mark).length < 2 || QUOTED.test(line);
  const isNoRow = (line: string, index: number) => index <= at || (isOneCell(line) && isMarginal(line));
  return lines.map((line, index) => (isNoRow(line, index) ? line.replaceAll(DIGITS, '') : line)).join('\n');
}
