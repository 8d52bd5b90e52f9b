import { CELL_MARK } from './tableMarks.ts';

/** A cell in quotes, as spreadsheets copy one with several lines; a quote in it is doubled. */
const QUOTED = /(?<=^|[\t\r\n])"((?:[^"\t]|"")*)"(?=[\t\r\n]|$)/gu;
const LINE_ENDS = /[\r\n]+/gu;

/**
 * The rows of a spreadsheet with each cell in one line. A single column is returned unchanged: in it, quotes around
 * lines may enclose the list.
 *
 * @example joinCellLines('"단가\n(원)"\t수량') // '단가 (원)\t수량'
 */
export function joinCellLines(text: string): string {
  if (!text.includes(CELL_MARK)) return text;
  return text.replaceAll(QUOTED, (quoted, cell: string) => {
    const joined = cell.replaceAll(LINE_ENDS, ' ');
    return joined === cell ? quoted : joined.replaceAll('""', '"').trim();
  });
}
