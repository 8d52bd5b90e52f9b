import { columnKinds } from './columnKinds.ts';
import { NUMBER } from './readRound.ts';
import { CELL_MARK, DIGIT, LINE_END } from './tableMarks.ts';
import { isTypeColumn, mentionsSale } from './tradeKind.ts';

const LETTER = /\p{L}/u;
/** A name may have digits behind its letters: Time(UTC+8), ExecFeeV2. */
const FIGURE = /^[^\p{L}]*\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** A heading below other figures has as many cells at least. */
const MIN_NAMES = 3;
/** Figures in a multiple of their unit say how those below are to be read. */
const UNIT = /단위/u;
/** The mark of a period: 2026.01.01 ~ 2026.12.31. */
const PERIOD = /~/u;

function filledCells(line: string, mark: string): readonly string[] {
  return line
    .split(mark)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** Whether the cells are names of columns, of which one is a price and one a size. */
function areNames(cells: readonly string[]): boolean {
  if (cells.length < MIN_NAMES || cells.some((cell) => FIGURE.test(cell))) return false;
  const kinds = new Set(cells.flatMap(columnKinds));
  return kinds.has('price') && (kinds.has('quantity') || kinds.has('amount'));
}

/** Whether a line is about a statement, and no row of it: 계좌번호 123-45, User,Kim,12ab. */
function isAbout(cells: readonly string[]): boolean {
  const isText = (cell: string) => PERIOD.test(cell) || (LETTER.test(cell) && !NUMBER.test(cell));
  return cells.length < 2 || cells.some(isText);
}

/**
 * A statement in which only the rows have digits, by which they are found: without those of the lines above its
 * heading, such as an account and a period, and of the names of columns. Unchanged where the lines above may be rows of
 * another table, may say that the figures are multiples of their unit, or that all rows are sales.
 *
 * @example withoutPreamble('계좌 123-45\n날짜\t단가\t수량\n1/2\t60,500\t10') // '계좌 -\n날짜\t단가\t수량\n1/2\t60,500\t10'
 */
export function withoutPreamble(text: string): string {
  const lines = text.split(LINE_END);
  const mark = [CELL_MARK, ';', ','].find((between) => text.includes(between));
  const at = mark === undefined ? -1 : lines.findIndex((line) => areNames(filledCells(line, mark)));
  if (mark === undefined || at < 0) return text;
  const above = lines.slice(0, at);
  const names = filledCells(lines[at] as string, mark);
  const isPreamble = (line: string) => {
    const cells = filledCells(line, mark);
    return !UNIT.test(line) && cells.length < names.length && isAbout(cells);
  };
  const hasFigures = above.some((line) => DIGIT.test(line));
  const areSales = mentionsSale(above) && !names.some(isTypeColumn);
  if (hasFigures && (areSales || !above.every(isPreamble))) return text;
  return lines.map((line, index) => (index <= at ? line.replaceAll(DIGITS, '') : line)).join('\n');
}
