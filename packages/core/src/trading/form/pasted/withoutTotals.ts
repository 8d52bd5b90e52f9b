import { CELL_MARK, DIGIT } from './tableMarks.ts';

/** The label of a line that adds up others, wherever it is. */
const TOTAL = /^(?:총 ?)?(?:합계|총계|소계|누계|총합|합|계|(?:sub|grand)[ -]?total)(?![\p{L}\p{N}])/iu;
/** A label that is a total at the end of a table only: SUM is a coin as well. */
const TOTAL_AT_END = /^(?:총 ?)?(?:평균|total|sum|average)(?![\p{L}\p{N}])/iu;
/** Marks before the first word of a line. */
const LINE_START = /^[\s|",;]+/u;

/** Whether the first cell of a line or one without digits is a label. A heading has no digits. */
function isLabeled(line: string, label: RegExp): boolean {
  const cells = line.split(CELL_MARK).map((cell) => cell.replace(LINE_START, '').trimEnd());
  const [first = ''] = cells;
  return DIGIT.test(line) && (label.test(first) || cells.some((cell) => !DIGIT.test(cell) && label.test(cell)));
}

/**
 * The lines of a table without those that add up the others: 합계, 소계 and Grand total anywhere; SUM, Total and 평균 only
 * below all other figures.
 */
export function withoutTotals(lines: readonly string[]): readonly string[] {
  const kept = lines.filter((line) => !isLabeled(line, TOTAL));
  const last = kept.findLastIndex((line) => DIGIT.test(line) && !isLabeled(line, TOTAL_AT_END));
  // Where every line has such a label, these add up nothing.
  return last < 0 ? kept : kept.filter((line, at) => at < last || !isLabeled(line, TOTAL_AT_END));
}
