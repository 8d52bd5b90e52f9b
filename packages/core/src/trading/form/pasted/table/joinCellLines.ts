import { CELL_MARK, DIGIT, LINE_END } from '../cells/tableMarks.ts';

/** A cell in quotes, as spreadsheets copy one with several lines; a quote in it is doubled. */
const QUOTED = /(?<=^|[\t\r\n])"((?:[^"\t]|"")*)"(?=[\t\r\n]|$)/gu;
/** The same between commas, one at least. */
const QUOTED_BY_COMMA = /(?<=,)"(?:[^"]|"")*"(?=[,\r\n]|$)|(?<=^|[\r\n])"(?:[^"]|"")*"(?=,)/gu;
const LINE_ENDS = /[\r\n]+/gu;
/** Between the lines of a cell, until the rows are known. */
const CELL_LINE = '\u2028';
const BLANK = /\s/u;
/** One of several figures in a cell, not the time below a date. */
const FIGURE = /^\p{Sc}?\s?[\d.,]*\d\s?(?:[%원주개]|\p{Sc})?$/u;

function isList(cell: string): boolean {
  const lines = cell.split(CELL_LINE).map((line) => line.trim());
  return lines.length > 1 && lines.every((line) => FIGURE.test(line));
}

/**
 * The lines of a name belong together. Below the first line of a cell among figures, a word may be its kind (`매도`),
 * while several are a note, whose words say nothing about the row.
 */
function inOneLine(cell: string, hasFigures: boolean): string {
  const [first = '', ...others] = cell.split(CELL_LINE).map((line) => line.trim());
  return [first, ...others.filter((line) => !hasFigures || isList(cell) || !BLANK.test(line))].join(' ');
}

/**
 * The rows of a spreadsheet or of comma-separated values with each cell in one line. Returned unchanged: a single
 * column, in which quotes around lines may enclose the list; and lists in several cells, whose figures belong to each
 * other line by line.
 *
 * @example joinCellLines('"단가\n(원)"\t수량') // '단가 (원)\t수량'
 */
export function joinCellLines(text: string): string {
  if (!text.includes(CELL_MARK)) return text.replaceAll(QUOTED_BY_COMMA, (quoted) => quoted.replaceAll(LINE_ENDS, ' '));
  const marked = text.replaceAll(QUOTED, (quoted, cell: string) => {
    const lines = cell.replaceAll(LINE_ENDS, CELL_LINE);
    // Between two rows, ditto marks enclose a line break.
    return lines === cell || cell.trim() === '' ? quoted : lines.trim().replaceAll('""', '"');
  });
  if (marked === text) return text;
  const rows = marked.split(LINE_END).map((row) => row.split(CELL_MARK));
  if (rows.flat().filter(isList).length > 1) return text;
  return rows.map((row) => row.map((cell) => inOneLine(cell, DIGIT.test(row.join('')))).join(CELL_MARK)).join('\n');
}
