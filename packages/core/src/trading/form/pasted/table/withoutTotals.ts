import { CELL_MARK, DIGIT } from '../cells/tableMarks.ts';

/** The label of a line that adds up others, wherever it is. */
const TOTAL = /^(?:총 ?)?(?:합계|총계|소 ?계|누 ?계|총합|합|계|(?:sub|grand)[ -]?totals?)(?![\p{L}\p{N}])/iu;
/** A label that is a total at the end of a table only: SUM is a coin as well. */
const TOTAL_AT_END = /^(?:총 ?)?(?:평균|totals?|sum|average)(?![\p{L}\p{N}])/iu;
/**
 * A label that names what its total adds up, in the first cell at the end of a table: Transactions Total, 매수 합계. Not
 * before another word, where it is part of the name of a stock: Vanguard Total Stock.
 */
const NAMED_TOTAL = /^\p{L}{1,20} ?(?:(?<= )totals?|합 ?계|총계|소계)(?![\p{L}\p{N}]| \p{L})/iu;
/** Marks before the first word of a line. */
const LINE_START = /^[\s|",;]+/u;

/** Whether a line begins with the label of a total. */
export function startsWithTotal(line: string): boolean {
  const start = line.replace(LINE_START, '');
  return TOTAL.test(start) || TOTAL_AT_END.test(start);
}

/** Whether a label is in the first cell of a line or in a cell without digits. Lines without digits are headings. */
function isLabeled(line: string, label: RegExp): boolean {
  const cells = line.split(CELL_MARK).map((cell) => cell.replace(LINE_START, '').trimEnd());
  const [first = ''] = cells;
  return DIGIT.test(line) && (label.test(first) || cells.some((cell) => !DIGIT.test(cell) && label.test(cell)));
}

/** Whether a line is a total if no other row is below it. */
function isLastTotal(line: string): boolean {
  return isLabeled(line, TOTAL_AT_END) || (DIGIT.test(line) && NAMED_TOTAL.test(line.replace(LINE_START, '')));
}

/**
 * The lines of a table without those that add up the others: 합계, 소계 and Grand total anywhere; SUM, Total, Account Total
 * and 평균 only below all other figures.
 */
export function withoutTotals(lines: readonly string[]): readonly string[] {
  const kept = lines.filter((line) => !isLabeled(line, TOTAL));
  const last = kept.findLastIndex((line) => DIGIT.test(line) && !isLastTotal(line));
  // If every line has such a label, none of the lines is a total.
  return last < 0 ? kept : kept.filter((line, at) => at < last || !isLastTotal(line));
}
