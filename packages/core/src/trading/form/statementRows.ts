import { csvTable } from './csvTable.ts';
import { isTotalLine } from './isTotalLine.ts';
import { tabTable } from './tabTable.ts';
import { withoutListMarkers } from './withoutListMarkers.ts';

const LINE_END = /\r\n|\r|\n/;
const DIGIT = /\p{Nd}/u;
/** A particle after a unit: 60,500원에 2개씩. */
const PARTICLE = /(?<=\p{L})[에씩]$/u;
/** Orders that bought nothing: 매수 취소, 미체결, Canceled. */
const NOT_BOUGHT = /취소|거부|거절|반려|실패|미체결|(?<!\p{L})(?:cancell?ed|rejected|failed|expired)(?!\p{L})/iu;
/** Statements of exchanges list sales and withdrawals as well, which are no purchases: 현금매도, Sell Limit. */
const SALE = /매도|매각|판매|처분|환매|출금|출고|(?<!\p{L})(?:sell|sold|withdraw(?:al|n)?)(?!\p{L})/iu;

export type StatementRows = {
  /** The text without totals, with tabs between its cells, to find the heading in. */
  readonly table: string;
  /** The cells of each purchase. */
  readonly rows: readonly (readonly string[])[];
  /** Orders that bought nothing. */
  readonly notBought: number;
  /** Whether there are sales. */
  readonly hasSales: boolean;
};

function matches(row: readonly string[], words: RegExp): boolean {
  return row.some((cell) => words.test(cell));
}

/** Splits a pasted statement into its rows, without totals and orders that were not executed. */
export function statementRows(text: string): StatementRows {
  const lines = withoutListMarkers(text)
    .split(LINE_END)
    .filter((line) => !isTotalLine(line));
  const table = csvTable(lines.join('\n'));
  const listed = tabTable(table)
    .split(LINE_END)
    .filter((line) => DIGIT.test(line))
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(PARTICLE, '')));
  const rows = listed.filter((row) => !matches(row, NOT_BOUGHT));
  return { table, rows, notBought: listed.length - rows.length, hasSales: rows.some((row) => matches(row, SALE)) };
}
