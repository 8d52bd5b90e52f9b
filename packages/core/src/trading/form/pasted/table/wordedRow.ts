import { BAR, CELL_MARK, DIGIT, OUTER_BARS } from '../cells/tableMarks.ts';
import { startsWithTotal } from './withoutTotals.ts';

/** 오만오천, 열, 스물다섯. */
const KOREAN = '영공일이삼사오육륙칠팔구십백천만억조';
const KOREAN_COUNTS =
  '하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉|열|스물|스무|서른|마흔|쉰|예순|일흔|여든|아흔';
const ENGLISH =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';
const UNIT = '원|달러|불|주|개|좌|코인|퍼센트|퍼|프로';
const ENGLISH_UNIT = 'won|dollars?|shares?|units?|coins?|percent';
/** A number in words, with its unit and the particle behind it: 오만오천원, 열 주씩, fifty-five thousand won. */
const WORDED = new RegExp(
  String.raw`^(?:(?:[${KOREAN}]|${KOREAN_COUNTS}|\s)+(?:${UNIT})?[에씩]?|(?:(?:${ENGLISH})(?!\p{L})[\s\-]*)+(?:${ENGLISH_UNIT})?)$`,
  'iu',
);
/** A blank before the unit of a typed number: 열 주. */
const UNIT_BLANK = new RegExp(String.raw`\s(?=(?:${UNIT}|${ENGLISH_UNIT})(?:[에씩]?\s|[에씩]?$))`, 'giu');
/** One may be a day of the week: 일. */
const MIN_WORDED = 2;

/** Whether two cells of a line without digits are numbers in words, but no total; of a typed line, every word. */
function isWorded(line: string): boolean {
  if (DIGIT.test(line) || startsWithTotal(line)) return false;
  const row = line.replaceAll(OUTER_BARS, '').trim();
  const mark = [CELL_MARK, BAR, ';', ','].find((between) => row.includes(between));
  const cells = mark === undefined ? row.replace(UNIT_BLANK, '').split(/\s+/u) : row.split(mark);
  const worded = cells.filter((cell) => WORDED.test(cell.trim()));
  return worded.length >= MIN_WORDED && (mark !== undefined || worded.length === cells.length);
}

/**
 * The first row of a table, from 1 in the lines with figures, whose figures are in words, which are not read:
 * `오만오천원\t열주`. Undefined where there is none.
 */
export function wordedRow(lines: readonly string[]): number | undefined {
  const at = lines.findIndex(isWorded);
  return at < 0 ? undefined : 1 + lines.slice(0, at).filter((line) => DIGIT.test(line)).length;
}
