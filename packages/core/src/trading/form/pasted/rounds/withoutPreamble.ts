import { BAR, CELL_MARK, DIGIT, LINE_END } from '../cells/tableMarks.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import { namesField } from '../headings/tableHeading.ts';
import { measuredRows } from '../rows/measuredRows.ts';
import { isTypeColumn, mentionsSale } from '../rows/tradeKind.ts';
import { isMarginal, withoutMarginalFigures } from './marginalLines.ts';
import { NUMBER } from './readRound.ts';

const LETTER = /\p{L}/u;
const FIRST_FIGURE = /^[^\p{L}]*\p{Nd}/u;
/** A figure in a cell. The name of a column may have one digit after its letters, ExecQty2, unlike a label: 수량: 10. */
const FIGURE = /^[^\p{L}]*\p{Nd}|[\s:：=]\P{L}{0,40}\p{Nd}|\p{Nd}\P{L}{0,40}\p{Nd}/u;
/** Brackets, whose digits are not figures: Price(USD 1), and the sender of a message: [홍길동] [오후 3:20] 단가. */
const BRACKETED = /\([^()]*\)|\[[^[\]]*\]/gu;
const DIGITS = /\p{Nd}/gu;
/** Between the cells of a table; the blanks of a typed one only where there is no other. */
const BLANKS = /\s+/u;
const CELL_MARKS = [CELL_MARK, BAR, ';', ',', BLANKS] as const;
const FIRST_MARKS = /^[\s|]+/u;
/** A heading below other figures has as many cells at least. */
const MIN_NAMES = 3;
/** A word for a unit: the line may state that the figures below are in a multiple of it. */
const UNIT = /단위|(?<!\p{L})units?\s?[:：]/iu;
/** A multiple of a unit in digits, in the name of a column or alone in brackets: 1,000원, $1000. */
const MULTIPLE = String.raw`(?<![\p{Nd}+\-\u2212:.,])1(?:0|,000)+(?![\p{Nd}:.\-])`;
const IN_MULTIPLES = new RegExp(MULTIPLE, 'u');
const CURRENCY = String.raw`\p{Sc}|[A-Z]{3}`;
const BRACKETED_MULTIPLE = new RegExp(
  String.raw`[([（](?:(?:[x×]|${CURRENCY}) ?)?${MULTIPLE} ?(?:[원주개불엔]|달러|${CURRENCY})?[)\]）]`,
  'iu',
);
/** The mark of a period: 2026.01.01 ~ 2026.12.31. */
const PERIOD = /~/u;
/** A rate with its sign, and a change with an arrow, beside the price of today: -1.2%, ▼ 500. */
const RATE = /^[([]?[+\-\u2212]\p{Nd}[\p{Nd}.,]*\s?%[)\]]?$/u;
const CHANGE = /[▲▼△▽]\s?\p{Nd}[\p{Nd},.]*/gu;
const DATE = /^(?:\d{2,4}[-./]\d{1,2}[-./]\d{1,2}|(?:19|20)\d{6}$)/u;
/** A cell in quotes, which may have marks. */
const QUOTED = /^\s*"[^"]*"\s*$/u;
/** A comma between thousands does not separate cells. */
const GROUPING_COMMA = /(?<=\d),(?=\d{3}(?!\d))/gu;
/** A day or a month in words: 1월 5일. */
const DATE_PART = /\p{Nd}{1,4}[년월일]/gu;

type Mark = (typeof CELL_MARKS)[number];

function filledCells(line: string, mark: Mark): readonly string[] {
  return line
    .split(mark)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** Whether a cell has a figure, so that it does not name a column. Names of other columns may end in digits: 메모 2. */
function hasFigure(cell: string): boolean {
  return (namesField(cell) ? FIGURE : FIRST_FIGURE).test(cell.replaceAll(BRACKETED, ''));
}

/** Whether the cells are names of columns, of which one is a price and one a size. */
function areNames(cells: readonly string[]): boolean {
  if (cells.length < MIN_NAMES || cells.some(hasFigure)) return false;
  const kinds = new Set(cells.flatMap(columnKinds));
  return kinds.has('price') && (kinds.has('quantity') || kinds.has('amount'));
}

/** Where the line that names the columns is, and what is between their names. */
type HeadingPlace = { readonly at: number; readonly mark: Mark };

/** The place of the heading above the last row; undefined without one. */
function headingPlace(lines: readonly string[]): HeadingPlace | undefined {
  const last = lines.findLastIndex((line) => DIGIT.test(line));
  const above = lines.slice(0, Math.max(0, last));
  const places = CELL_MARKS.map((mark) => ({ mark, at: above.findIndex((line) => areNames(filledCells(line, mark))) }));
  return places.find(({ at }) => at >= 0);
}

/**
 * Whether a line is about a statement, and no row of it: 계좌번호 123-45, User,Kim,12ab. A row has more figures than
 * words.
 */
function isAbout(cells: readonly string[]): boolean {
  const isText = (cell: string) => PERIOD.test(cell) || (LETTER.test(cell) && !NUMBER.test(cell));
  const texts = cells.filter(isText);
  const figures = cells.filter((cell) => NUMBER.test(cell) && !isText(cell) && !DATE.test(cell) && !RATE.test(cell));
  return cells.length < 2 || texts.length >= Math.max(1, figures.length);
}

/**
 * Whether a line above a heading is about the statement: no row of another table, and nothing about how its figures are
 * to be read.
 *
 * @param width how many columns the heading names
 */
function isPreamble(line: string, mark: Mark, width: number): boolean {
  const cells = filledCells(mark === ',' ? line.replaceAll(GROUPING_COMMA, '') : line, mark);
  // Typed, a row has blanks between its cells, also above a table of another form.
  const words = filledCells(withoutMarginalFigures(line).replaceAll(DATE_PART, '').replaceAll(CHANGE, ''), BLANKS);
  const isScaled = UNIT.test(line) || BRACKETED_MULTIPLE.test(line);
  const isRow = measuredRows([line]) !== undefined || ![cells, words].every(isAbout);
  return !isScaled && cells.length < width && !isRow;
}

/** Whether the digits above the rows may say something about these, so that they have to stay. */
function isUnclear(lines: readonly string[], { at, mark }: HeadingPlace): boolean {
  const above = lines.slice(0, at);
  const names = filledCells(lines[at] as string, mark);
  if (names.some((name) => namesField(name) && IN_MULTIPLES.test(name))) return true;
  if (!above.some((line) => DIGIT.test(line))) return false;
  const areSales = mentionsSale(above) && !names.some(isTypeColumn);
  return areSales || !above.every((line) => isPreamble(line, mark, names.length));
}

/** Whether a line below a heading is one cell, and not a row that has nothing but its date. */
function isOneCell(line: string, mark: Mark): boolean {
  if (mark === BLANKS || QUOTED.test(line)) return true;
  const isDate = line.includes(mark as string) && DATE.test(line.replace(FIRST_MARKS, ''));
  return filledCells(line, mark).length < 2 && !isDate;
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
  const heading = headingPlace(lines);
  if (heading === undefined || isUnclear(lines, heading)) return text;
  const { at, mark } = heading;
  const isNoRow = (line: string, index: number) => index <= at || (isOneCell(line, mark) && isMarginal(line));
  return lines.map((line, index) => (isNoRow(line, index) ? line.replaceAll(DIGITS, '') : line)).join('\n');
}
