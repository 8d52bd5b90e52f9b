import { columnKinds } from './columnKinds.ts';
import { NUMBER } from './readRound.ts';
import { CELL_MARK, DIGIT, LINE_END } from './tableMarks.ts';

const LETTER = /\p{L}/u;
/** Figures in the name of a column: Time(UTC+8). */
const BRACKETED = /\([^()]*\)/gu;
/** A heading below other figures has as many cells at least. */
const MIN_NAMES = 3;
/** Figures in a multiple of their unit say how those below are to be read. */
const UNIT = /단위/u;
/** Of a period: 2026.01.01 ~ 2026.12.31. */
const PERIOD = /~/u;

function filledCells(line: string, mark: string): readonly string[] {
  return line
    .split(mark)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** Whether the cells are names of columns, of which one is a price and one a size. */
function areNames(cells: readonly string[]): boolean {
  if (cells.length < MIN_NAMES || cells.some((cell) => DIGIT.test(cell.replaceAll(BRACKETED, '')))) return false;
  const kinds = new Set(cells.flatMap(columnKinds));
  return kinds.has('price') && (kinds.has('quantity') || kinds.has('amount'));
}

/** Whether a line is about a statement, and no row of it: 계좌번호 123-45, User,Kim,12ab. */
function isAbout(cells: readonly string[]): boolean {
  const isText = (cell: string) => PERIOD.test(cell) || (LETTER.test(cell) && !NUMBER.test(cell));
  return cells.length < 2 || cells.some(isText);
}

/**
 * The lines of a statement from its heading on, where those above it have figures, such as an account and a period. Kept
 * where they may be rows of another table, or may say that the figures are multiples of their unit.
 *
 * @example withoutPreamble('계좌 123-45\n날짜\t단가\t수량\n1/2\t60,500\t10') // '날짜\t단가\t수량\n1/2\t60,500\t10'
 */
export function withoutPreamble(text: string): string {
  const lines = text.split(LINE_END);
  const mark = [CELL_MARK, ';', ','].find((between) => text.includes(between));
  if (mark === undefined) return text;
  const at = lines.findIndex((line) => areNames(filledCells(line, mark)));
  const above = lines.slice(0, Math.max(0, at));
  const names = filledCells(lines[at] ?? '', mark);
  const isPreamble = (line: string) => {
    const cells = filledCells(line, mark);
    return !UNIT.test(line) && cells.length < names.length && isAbout(cells);
  };
  return above.some((line) => DIGIT.test(line)) && above.every(isPreamble) ? lines.slice(at).join('\n') : text;
}
