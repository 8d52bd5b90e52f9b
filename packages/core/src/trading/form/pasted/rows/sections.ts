import { DIGIT } from '../cells/tableMarks.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import { startsWithTotal } from '../table/withoutTotals.ts';
import { isPurchaseWord } from './tradeKind.ts';

/** Between the cells of a line, which may be typed. */
const CELL_MARKS = /[\t|,;]+/u;
const WORD_MARKS = /[\s|,;]+/u;
/** Around the label of a section: [삼성전자], ■ 매도, 매도: */
const OUTER_MARKS = /^[^\p{L}]+|(?<=[\p{L})])[^\p{L})]+$/gu;
const LETTER = /\p{L}/u;
/** A longer line is a note. */
const MAX_LABEL = 24;
const MAX_WORDS = 2;
/** A section of sales: 매도, 판매 내역, Sell orders. */
const SALES =
  /^(?:매도|매각|판매|sells?|sold|sales?)(?: ?(?:내역|기록|목록|체결|주문|거래|orders?|trades?|history|list))*$/iu;
/** Words of notes about rows, which are not names of a stock or a coin. */
const NOTE = /메모|비고|참고|기준|단위|내역|기록|목록|거래|note|history|list|trade|order/iu;
/** Words for the time of rows: 월요일, 첫번째, January. */
const TIME =
  /요일|오늘|어제|그제|번째|마지막|분기|상반기|하반기|(?<!\p{L})(?:first|second|third|last|(?:to|yester|mon|tues|wednes|thurs|fri|satur|sun)day|week|month|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october)/iu;
/** Names of exchanges, brokers and accounts. One coin may be in several of them, so they do not separate coins. */
const PLACE =
  /업비트|빗썸|코인원|코빗|고팍스|바이낸스|바이비트|증권|키움|토스|미래에셋|한국투자|한투|나무|연금|계좌|지갑|(?<!\p{L})(?:upbit|bithumb|coinone|korbit|gopax|binance|bybit|okx|coinbase|kraken|isa|irp|cma|wallet|account)/iu;

/** What lines without figures say about the rows below them. */
export type Sections = {
  /** Whether rows are below the label of sales. */
  readonly hasSales: boolean;
  /** Whether another heading is between the rows. */
  readonly hasOtherHeading: boolean;
  /** Whether a name of another stock or coin is between the rows. */
  readonly hasSeveralNames: boolean;
};

/** The only text of a line, without marks around it; undefined where it has several cells or is a note. */
function labelOf(line: string): string | undefined {
  const [cell = '', ...others] = line.split(CELL_MARKS).filter((part) => LETTER.test(part));
  const label = cell.replaceAll(OUTER_MARKS, '');
  const isShort = label !== '' && label.length <= MAX_LABEL && label.split(WORD_MARKS).length <= MAX_WORDS;
  return isShort && others.length === 0 ? label : undefined;
}

/** The names of a line that names a price and a size. */
function headingNames(line: string): string | undefined {
  const names = line.split(WORD_MARKS).filter((name) => name !== '');
  const kinds = new Set(names.flatMap(columnKinds));
  return kinds.has('price') && (kinds.has('quantity') || kinds.has('amount')) ? names.join(' ') : undefined;
}

function isName(label: string): boolean {
  const isOther = [NOTE, TIME, PLACE].some((words) => words.test(label));
  return !isOther && !isPurchaseWord(label) && !startsWithTotal(label) && columnKinds(label).length === 0;
}

/** What the lines without figures above and between the rows of a table tell about these. */
export function sectionsOf(lines: readonly string[]): Sections {
  const isText = (line: string) => !DIGIT.test(line);
  const [first, last] = [lines.findIndex((line) => !isText(line)), lines.findLastIndex((line) => !isText(line))];
  const above = lines.slice(0, first).filter(isText);
  const between = lines.slice(first, last).filter(isText);
  const labelsOf = (texts: readonly string[]) => texts.map(labelOf).filter((label) => label !== undefined);
  // Those above it name the page, the account or the person.
  const title = labelsOf(above).findLast(isName);
  const names = labelsOf(between).filter(isName);
  const headings = [...above, ...between].map(headingNames).filter((heading) => heading !== undefined);
  return {
    hasSales: labelsOf([...above, ...between]).some((label) => SALES.test(label)),
    hasOtherHeading: between.some((line) => headingNames(line) !== undefined) && new Set(headings).size > 1,
    hasSeveralNames: title !== undefined && names.some((name) => name !== title),
  };
}
