const DIGIT = /\p{Nd}/u;
/** The label of a line that adds up the others. */
const TOTAL =
  /^(?:총 ?)?(?:합계|총계|소계|누계|총합|합|계|평균|(?:sub|grand)?[ -]?total|sum|average)(?![\p{L}\p{N}])/iu;
/** Marks before the first word of a line. */
const LINE_START = /^[\s|",;]+/u;

/** Whether a line of a table adds up the others: 합계, 소계, Grand total. A heading has no digits. */
export function isTotalLine(line: string): boolean {
  const cells = line.split('\t').map((cell) => cell.replace(LINE_START, '').trimEnd());
  const [first = ''] = cells;
  return DIGIT.test(line) && (TOTAL.test(first) || cells.some((cell) => !DIGIT.test(cell) && TOTAL.test(cell)));
}
