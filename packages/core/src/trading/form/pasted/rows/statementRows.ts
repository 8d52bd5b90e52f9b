import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { firstNumber, hasAmount } from '../cells/cellAmount.ts';
import { withCurrencyBehind } from '../cells/cellUnits.ts';
import { CELL_MARK, DIGIT, LINE_END, PRICE_MARK } from '../cells/tableMarks.ts';
import { isWorth, withoutParticle } from '../cells/withoutParticle.ts';
import { executedColumns } from '../columns/roundColumns.ts';
import { columnsBelowZero, isMoneyIn } from '../columns/signedSales.ts';
import { hasSoldColumns } from '../columns/soldColumns.ts';
import { columnsOfKind } from '../headings/columnsOfKind.ts';
import { headingCells, headingLine, isScaled } from '../headings/tableHeading.ts';
import { csvTable } from '../table/csvTable.ts';
import type { ListPlace } from '../table/decimalCommas.ts';
import { type Rows, rowCells } from '../table/rowCells.ts';
import { tabTable } from '../table/tabTable.ts';
import { withoutTotals } from '../table/withoutTotals.ts';
import { wordedRow } from '../table/wordedRow.ts';
import { measuredRows } from './measuredRows.ts';
import { NOT_BOUGHT, WAITING } from './orderStates.ts';
import { type Sections, sectionsOf } from './sections.ts';
import { areFreeShares, isReinvested, isRestructuring, mentionsSale, tradeKind } from './tradeKind.ts';
import { withoutSum } from './withoutSum.ts';

/** Orders that were executed after all, or in part before the rest was canceled: 부분체결 후 취소, 미체결 후 체결. */
const PARTLY_BOUGHT = /부분|일부 ?체결|(?<!미)체결 ?후|후 ?(?:전량 ?)?체결|(?<!\p{L})partial(?:ly)?(?!\p{L})/iu;
/** A column with the status of an order, not with that of a payment or a position. */
const STATUS = /(?<!(?:결제|정산|입금) ?)상태|(?<!(?:payment|settlement|position|lot|account|market)[ _]?)status/iu;
/** A pending order, if other orders were executed or canceled; otherwise, or beside `closed`, an open position. */
const OPEN = /(?<!\p{L})open(?!\p{L})/iu;
const CLOSED = /(?<!\p{L})closed(?!\p{L})/iu;
/** An executed order, even if its settlement is pending: 예약 체결, 결제 대기, Pending settlement. */
const EXECUTED =
  /(?<!미)체결(?! ?(?:대기|전|예정))|결제|정산|(?:매수|구매|매입) ?완료|(?<!\p{L})(?:filled|executed|completed|settle)/iu;
/** Digits in the names of columns, which are not figures: Time(UTC+8). */
const TIME_ZONE = /(?<=\((?:UTC|GMT) ?)[+\-\u2212]\d{1,2}(?::\d\d)?(?=\))/giu;
/** The 1 of a unit price, which is not a figure: 1주 평균금액. */
const PER_ONE = /(?<!\p{Nd})1 ?([주개])당?(?= ?(?:평균 ?)?(?:(?:매수|매입|구매) ?)?(?:금액|가격|단가|가(?!\p{L})))/gu;
/** How much of an order is not executed yet: 미체결량, Remaining Qty. */
const OPEN_SIZE = /미체결|주문 ?잔량|unfilled|^remaining (?:qty|quantity|size)$/iu;
/** The open rest of an order if a column has the ordered quantity; otherwise the holding after a trade. */
const REST = /^(?:잔량|remaining)$/iu;
const ORDER = /주문|(?<!\p{L})order/iu;

export type StatementRows = {
  /** The line that names the columns; undefined where there is none. */
  readonly heading: string | undefined;
  /** The cells of each row with figures, without totals. */
  readonly listed: Rows;
  /** The listed rows that bought something. */
  readonly rows: Rows;
  /** Whether an order is open in part, and no column names how much of it was executed. */
  readonly hasOpenOrders: boolean;
  /** Whether there are sales. */
  readonly hasSales: boolean;
  /** How many rows add free shares, which nobody paid for. */
  readonly freeShares: number;
  /** Whether the number of shares was changed, by a split or a merger. */
  readonly hasRestructuring: boolean;
  /** What the lines without figures tell about the rows. */
  readonly sections: Sections;
  /** The row, from 1 in all lines with figures, whose figures are in words. */
  readonly worded: number | undefined;
  /** Whether a mark says in every row that the price is last: 10 @ 60,500. */
  readonly isPriceLast: boolean;
  /** Whether the lines above say that the figures are in a multiple of their unit. */
  readonly isInMultiples: boolean;
};

function matches(row: readonly string[], words: RegExp): boolean {
  return row.some((cell) => words.test(cell));
}

/** How much of an order is open; empty where that is 0, or where a heading names how much was executed. */
function openSizes(row: readonly string[], names: readonly string[]): readonly string[] {
  if (executedColumns(names).length > 0) return [];
  const hasOrder = names.some((name) => ORDER.test(name));
  const isOpenSize = (name: string) => OPEN_SIZE.test(name) || (hasOrder && REST.test(name));
  return row.filter((cell, at) => isOpenSize((names[at] ?? '').trim()) && hasAmount(cell)).map(firstNumber);
}

/** Whether all that was ordered is open. */
function isOpen(row: readonly string[], names: readonly string[]): boolean {
  const ordered = columnsOfKind('quantity', names).map((at) => Number(firstNumber(row[at]).replaceAll(',', '')));
  return openSizes(row, names).some((size) => ordered.includes(Number(size.replaceAll(',', ''))));
}

/** What a row says about the status of its order. */
function statuses(row: readonly string[], names: readonly string[]): readonly string[] {
  return row.filter((_, at) => STATUS.test(names[at] ?? ''));
}

/** Whether an order waits for its execution. */
function isWaiting(row: readonly string[], names: readonly string[], isOrder: boolean): boolean {
  return statuses(row, names).some(
    (cell) => (WAITING.test(cell) || (isOrder && OPEN.test(cell))) && !EXECUTED.test(cell),
  );
}

/** Whether the words about an order say that it bought nothing, and sold nothing. */
function isUnexecuted(row: readonly string[], names: readonly string[], isOrder: boolean): boolean {
  return (matches(row, NOT_BOUGHT) || isWaiting(row, names, isOrder)) && !matches(row, PARTLY_BOUGHT);
}

/** Whether an order bought something: the figure of what was executed decides, and the words where there is none. */
function isBought(row: readonly string[], names: readonly string[], isOrder: boolean): boolean {
  if (tradeKind(row, names) === 'receipt') return false;
  const sizes = executedColumns(names);
  if (sizes.length > 0) return sizes.some((at) => hasAmount(row[at] as string));
  if (isOpen(row, names)) return false;
  return !isUnexecuted(row, names, isOrder);
}

/**
 * Splits a pasted statement into its rows, without totals, and finds the purchases among them.
 *
 * The order matters: markers of a list are removed first, since they hide the label of a total; then the totals, whose
 * line has other commas; then commas become tabs, in which form the heading is found; last each row is split into the
 * cells that the heading allows.
 */
export function statementRows(text: string, place: ListPlace): StatementRows {
  const named = text.replaceAll(TIME_ZONE, '').replaceAll(PER_ONE, '$1당');
  const lines = withoutTotals(withoutListMarkers(named).split(LINE_END));
  const table = csvTable(lines.join('\n'), place);
  // Finding the heading searches every line of the table, so it is not done for each row.
  const heading = headingLine(table);
  const figuresOf = (text: string) => text.split(LINE_END).filter((line) => DIGIT.test(line));
  const figures = figuresOf(tabTable(table, place));
  const isPriceLast = figuresOf(table).every((line) => PRICE_MARK.test(line));
  const measured = figures.length > 1 && !table.includes(CELL_MARK) ? measuredRows(figures) : undefined;
  const found = rowCells(measured ?? figures, heading);
  // Money before its price: 100만원어치 7만원에.
  const isWorthFirst = found.every(([first, last = '']) => isWorth(first as string) && !isWorth(last));
  const ordered = heading === undefined && isWorthFirst ? found.map((row) => row.toReversed()) : found;
  const cells = ordered.map((row) => row.map((cell) => withCurrencyBehind(withoutParticle(cell))));
  const namesOf = ({ length }: readonly string[]) => headingCells(heading, length);
  const said = cells.flatMap((row) => statuses(row, namesOf(row)));
  const areOrders = said.some((cell) => EXECUTED.test(cell) || NOT_BOUGHT.test(cell));
  const paid = columnsBelowZero(cells);
  // The money of a dividend whose shares are in another row.
  const isDividend = (row: readonly string[]) => isReinvested(row, namesOf(row)) && isMoneyIn(row, namesOf(row), paid);
  const bought = cells.filter((row) => isBought(row, namesOf(row), areOrders) && !isDividend(row));
  // A sum is that of what was bought.
  const rows = withoutSum(bought, namesOf(cells.at(-1) ?? []));
  const listed = rows === bought ? cells : cells.filter((row) => row !== bought.at(-1));
  const hasOpenOrders = rows.some((row) => openSizes(row, namesOf(row)).length > 0);
  const isSale = (row: readonly string[]) => mentionsSale(row) || tradeKind(row, namesOf(row)) === 'sale';
  // A row of a sale alone has no executed purchase.
  const isSoldApart = (row: readonly string[]) =>
    hasSoldColumns([row], namesOf(row)) && !isUnexecuted(row, namesOf(row), areOrders);
  const hasClosed = said.some((cell) => OPEN.test(cell)) && said.some((cell) => CLOSED.test(cell));
  const hasSales = rows.some(isSale) || listed.some(isSoldApart) || hasClosed;
  const isInMultiples = isScaled(table.split(LINE_END));
  const freeShares = cells.filter((row) => areFreeShares(row, namesOf(row))).length;
  const hasRestructuring = cells.some((row) => isRestructuring(row, namesOf(row)));
  return {
    heading,
    listed,
    rows,
    hasOpenOrders,
    hasSales,
    freeShares,
    hasRestructuring,
    sections: sectionsOf(lines),
    worded: wordedRow(lines),
    isPriceLast,
    isInMultiples,
  };
}
