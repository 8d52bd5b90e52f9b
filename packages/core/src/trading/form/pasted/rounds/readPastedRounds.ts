import type { PastedRound, RoundField, RoundForm } from '../../average/parseAverageForm.ts';
import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { MONEY, withStatedCurrency } from '../cells/cellUnits.ts';
import { CELL_MARK, LINE_END, PRICE_MARK } from '../cells/tableMarks.ts';
import { withoutParticle } from '../cells/withoutParticle.ts';
import { columnsByUnits } from '../columns/columnsByUnits.ts';
import { countsContracts } from '../columns/countsContracts.ts';
import { hasSeveralAssets, haveSeveralCurrencies } from '../columns/hasSeveralAssets.ts';
import { purchaseNames } from '../columns/purchaseNames.ts';
import { type RoundColumns, roundColumns } from '../columns/roundColumns.ts';
import { hasSignedSales, haveBothSigns, withoutSign } from '../columns/signedSales.ts';
import { withoutForeignAmounts } from '../columns/withoutForeignAmounts.ts';
import { withoutInexactAmount } from '../columns/withoutInexactAmount.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import { headingCells, isTitle, linesAbove, onlyColumnKinds } from '../headings/tableHeading.ts';
import { measuredRows } from '../rows/measuredRows.ts';
import { type StatementRows, statementRows } from '../rows/statementRows.ts';
import { hasUnknownTypes } from '../rows/tradeKind.ts';
import { joinCellLines } from '../table/joinCellLines.ts';
import { plainTable } from '../table/plainTable.ts';
import type { Rows } from '../table/rowCells.ts';
import { withoutBlankColumns } from '../table/withoutBlankColumns.ts';
import { activityTrades } from './activityTrades.ts';
import { labeledRow } from './labeledRow.ts';
import { NUMBER, readRound } from './readRound.ts';
import { withoutPreamble } from './withoutPreamble.ts';

/**
 * Why a table is not read: it has sales, which reduce the holding, no row of it bought anything, an order is `open` in
 * part, the type of a row is unknown beside purchases (`types`), a split or a merger changed the number of shares
 * (`splits`), its quantities are numbers of `contracts`, it has several coins, stocks or currencies (`assets`), or its
 * columns are unclear.
 */
export type UnreadReason = 'sales' | 'notBought' | 'open' | 'types' | 'splits' | 'contracts' | 'assets' | 'columns';

/** How a pasted text fills the purchases of the average price. */
export type PastedRounds =
  /** One value, or no list: it is pasted into the field. */
  | { readonly kind: 'text' }
  /**
   * One entry for each purchase from the field on; `notBought` rows of the statement bought nothing, of which
   * `freeShares` are shares that came in without a price, as of a stock dividend. `named`: a heading names the columns.
   * `derived`: it names no price, so that the prices are amount ÷ quantity. `record`: the text is not a table but one
   * purchase or holding, whose numbers have labels or units.
   */
  | {
      readonly kind: 'rounds';
      readonly rounds: readonly PastedRound[];
      readonly notBought: number;
      readonly freeShares?: number;
      readonly named: boolean;
      readonly derived: boolean;
      readonly record: boolean;
    }
  /** `named`: the table has a heading. */
  | { readonly kind: 'unread'; readonly reason: UnreadReason; readonly named: boolean }
  /** One of the rows below the heading has no price and size that can be read, counted from 1. */
  | { readonly kind: 'unread'; readonly reason: 'row'; readonly row: number; readonly named: true };

const LINE_BREAK = /[\n\r]/;
const WORD_WITH_DIGIT = /(?<!\S)\S*\p{Nd}\S*/gu;
/** A date, a price and a size. */
const MIN_FIGURES = 3;
const NOT_ZERO = /[1-9]/;
/** The side of a trade, alone in a line. */
const SIDE = /^(?:매수|매도|구매|판매|buy|sell)$/iu;

/** Whether the lines are the cells of one trade, each in a line of its own. */
function isOneTrade(text: string): boolean {
  return linesAbove(text.split(LINE_END)).some((line) => SIDE.test(line.trim()));
}

/** Whether every row has money of one currency in both columns. */
function areMoney(rows: Rows): boolean {
  return rows.every((row) => {
    const [currency, ...others] = new Set(row.map((cell) => MONEY.exec(cell)?.[0].toLowerCase()));
    return currency !== undefined && others.length === 0;
  });
}

/**
 * The columns of rows without a heading, which has only two; undefined where the rows have others. The price is first,
 * unless units or a mark tell it.
 */
function unnamedColumns(rows: Rows, mode: RoundForm['mode'], isPriceLast: boolean): RoundColumns | undefined {
  if (rows[0]?.length !== 2) return undefined;
  const size = areMoney(rows) ? 'amount' : mode;
  // The price is the money of 60,500원 @ 10.
  const isMarked = isPriceLast && !rows.some(([first = '', last = '']) => MONEY.test(first) && !MONEY.test(last));
  const price = isMarked ? 1 : 0;
  return columnsByUnits(rows) ?? { quantity: -1, amount: -1, price, [size]: 1 - price };
}

/** Prices and amounts with the currency that the heading states; the other cells as they are. */
function withStatedCurrencies(rows: Rows, names: readonly string[]): Rows {
  const isMoney = names.map((name) => columnKinds(name).some((kind) => kind === 'price' || kind === 'amount'));
  return rows.map((row) => row.map((cell, at) => (isMoney[at] ? withStatedCurrency(cell, names[at] as string) : cell)));
}

function withoutSigns(rows: Rows, column: number | undefined): Rows {
  return rows.map((row) => row.map((cell, at) => (at === column ? withoutSign(cell) : cell)));
}

/**
 * Whether lines are rows of a statement without a heading: 11/20 삼성전자 10 60,500. In a field, which has one line, they
 * would be one long text.
 */
function areUnnamedRows(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line) => [...line.matchAll(WORD_WITH_DIGIT)].length >= MIN_FIGURES);
}

/** One column as purchases: in the field that its heading names, or in the one that it is pasted into. */
function readColumn(
  cells: readonly string[],
  heading: string | undefined,
  field: RoundField,
  mode: RoundForm['mode'],
): readonly PastedRound[] {
  const [kind, ...others] = onlyColumnKinds(heading);
  const named = kind === undefined || kind === 'weight' || kind === 'other' || others.length > 0 ? field : kind;
  return cells.map((cell) => ({ mode: named === 'price' ? mode : named, [named]: cell }));
}

/**
 * The first row, from 1 in all lines with figures, that has no price and size although others have; undefined where the
 * columns are unclear.
 */
function oddRow(
  { listed, rows }: StatementRows,
  names: readonly string[],
  mode: RoundForm['mode'],
): number | undefined {
  const odd = rows.filter((row) => {
    const columns = roundColumns(names, [row], mode);
    const [paid] = withoutSigns([row], columns?.amount) as readonly [readonly string[]];
    const round = columns && readRound(paid, columns, mode);
    // Zeros agree with any amount.
    return round === undefined || !NOT_ZERO.test(round.price);
  });
  const [first] = odd;
  return first === undefined || odd.length === rows.length ? undefined : 1 + listed.indexOf(first);
}

function readTable(text: string, field: RoundField, mode: RoundForm['mode'], isMarked = false): PastedRounds {
  const statement = statementRows(text, field === 'price' ? 'price' : 'size');
  const { heading: above, listed, rows, freeShares, isPriceLast } = statement;
  const notBought = listed.length - rows.length;
  const width = rows[0]?.length ?? 0;
  const heading = width === 2 && above !== undefined && isTitle(above, ['price', mode]) ? undefined : above;
  const isTable = rows.some((row) => row.length > 2) || rows.filter((row) => row.length > 1).length > 1;
  const refused = (reason: UnreadReason) => ({ kind: 'unread', reason, named: heading !== undefined }) as const;
  const unread = (reason: UnreadReason): PastedRounds => (isTable ? refused(reason) : { kind: 'text' });
  const unreadRow = (row: number): PastedRounds =>
    heading === undefined ? unread('columns') : { kind: 'unread', reason: 'row', row, named: true };
  if (statement.isInMultiples) return refused('columns');
  if (rows.length === 0 && notBought > 0) return refused('notBought');
  // The shares before the change leave the account as if they were sold.
  if (statement.hasRestructuring) return unread('splits');
  if (statement.hasSales) return unread('sales');
  if (statement.hasOpenOrders) return unread('open');
  // Without this row the average is another one.
  if (statement.worded !== undefined) return unreadRow(statement.worded);
  if (rows.length === 0 || rows.some((row) => row.length !== width)) return unread('columns');
  const names = headingCells(heading, width);
  if (width === 1) {
    if (isOneTrade(text)) return refused('columns');
    const isColumn = LINE_BREAK.test(text.trim()) && rows.flat().every((cell) => NUMBER.test(cell));
    const column = readColumn(withStatedCurrencies(rows, names).flat(), heading, field, mode);
    if (isColumn && haveBothSigns(column.map(({ quantity, amount }) => quantity ?? amount ?? '')))
      return refused('sales');
    return isColumn
      ? { kind: 'rounds', rounds: column, notBought, named: false, derived: false, record: false }
      : areUnnamedRows(rows.flat())
        ? refused('columns')
        : { kind: 'text' };
  }
  if (statement.sections.hasSales) return unread('sales');
  if (statement.sections.hasOtherHeading) return unread('columns');
  if (statement.sections.hasSeveralNames) return unread('assets');
  if (hasUnknownTypes(rows, names)) return unread('types');
  if (countsContracts(rows, names)) return unread('contracts');
  const bought = purchaseNames(withoutForeignAmounts(names, rows), rows);
  const columns =
    heading === undefined ? unnamedColumns(rows, mode, isPriceLast || isMarked) : roundColumns(bought, rows, mode);
  if (hasSignedSales(rows, names, columns)) return text.includes(CELL_MARK) ? refused('sales') : unread('sales');
  // The sign of amounts below a heading says that they were paid. Without one, a number below 0 may be anything.
  const paid = heading === undefined ? rows : withoutSigns(rows, columns?.amount);
  const priced = withStatedCurrencies(paid, names);
  const filled = columns && withoutInexactAmount(columns, priced, names);
  const found = filled === undefined ? [] : priced.map((row) => readRound(row, filled, mode));
  const rounds = found.filter((round) => round !== undefined);
  if (columns === undefined || rounds.length < rows.length) {
    const row = heading === undefined ? undefined : oddRow(statement, bought, mode);
    return row === undefined ? unread('columns') : unreadRow(row);
  }
  if (hasSeveralAssets(rows, names, columns.quantity)) return unread('assets');
  if (haveSeveralCurrencies(rounds.map(({ price }) => price))) return unread('assets');
  const free = freeShares > 0 ? { freeShares } : {};
  const named = heading !== undefined;
  return { kind: 'rounds', rounds, notBought, ...free, named, derived: columns.price < 0, record: false };
}

/** One purchase as a row, by the units of its numbers. Two lines may be a column of quantities, unless one is money. */
function measuredRecord(text: string): string | undefined {
  const [row] = measuredRows([withoutListMarkers(text)]) ?? [];
  const isColumn =
    LINE_BREAK.test(text.trim()) && !row?.split(CELL_MARK).some((cell) => MONEY.test(withoutParticle(cell)));
  return isColumn ? undefined : row;
}

/** One purchase with the units of its numbers, or with a label for each; undefined for every other text. */
function readRecord(text: string, field: RoundField, mode: RoundForm['mode']): PastedRounds | undefined {
  const table = measuredRecord(text) ?? labeledRow(text);
  const read = table === undefined ? undefined : readTable(table, field, mode, PRICE_MARK.test(text));
  if (read?.kind === 'rounds') return { ...read, record: true };
  return read?.kind === 'unread' && read.reason !== 'columns' ? read : undefined;
}

/**
 * Parses text that is pasted into a field of a purchase of the average price.
 *
 * - One line with two numbers, of which the unit of one tells that it is the quantity, is one purchase, in either
 *   order: `10주 60,500`, `60,500원 × 10주`. So is `10 @ 60,500`, and so are numbers with a known label each, of which one
 *   is a price and one a quantity or an amount, or these two: `평단가 60,500` and `수량 10` in two lines. The rules for a
 *   heading apply to the labels. Where these leave open what is meant, the text is read as one without labels.
 * - Two columns, from a spreadsheet or typed (see `tabTable`), are the price and, in the form's mode, the quantity or
 *   the amount; the quantity and the price in either order where the unit of a quantity tells it and no other row
 *   contradicts that: `10주 60,500`. The price is the number after an `@`: `10 @ 60,500`. Money of one currency in
 *   both columns is a price and an amount.
 * - A heading may name them in another order, and in a table with more columns, typed ones as well: what was executed,
 *   not what was ordered; of a log, the price of each purchase, not the average and the totals so far, which its
 *   figures tell; of a holding, its average, not the price of today. Of two columns it may name one. Where it names
 *   quantity and amount (money), the price is amount ÷ quantity, exact. Where it is not understood, where price,
 *   quantity and amount contradict each other, where several columns may be meant, or where a price has no finite
 *   decimal form, the table is not read. A title above two columns is not a heading: 삼성전자 평단. The unit of an
 *   `Amount` beside a price, the average so far, or its figures tell a quantity from money: multiples of the prices are
 *   money, and numbers below 1 a quantity. Where the amount includes a fee, the quantity is filled in either mode.
 * - Lines of one column fill the field that a heading names, or the field itself, as do lines whose commas may be
 *   decimal ones: `60.500,25`. Below a line with only the side of a trade (매수, Buy) they are its cells, and not read.
 * - Lines with totals are skipped (SUM, Total, 평균 and a sum without a label at the end only), as are orders that bought
 *   nothing, which are counted: those without an executed quantity where a heading names it (체결수량, Filled), elsewhere
 *   those that were canceled or rejected, except in part, or are open by a figure (미체결량) or their status (접수, Open).
 *   So are deposits, rewards, settlements and the like, which a column of types tells (종류, Transaction Type), and free
 *   shares, which are counted apart as well. A table with orders that are open in part is not read.
 * - Of an activity statement of Interactive Brokers only the orders are read.
 * - A table is not read if it has sales (recognized by words, also in a line between the rows, by a column such as
 *   매도수량 or 매도일, or by a sign: -8), rows of unknown type beside purchases, another heading between its rows, a split
 *   or a merger, several coins, stocks or currencies (by their names between the rows, by columns such as 종목, Symbol or
 *   Currency, by the tickers of quantities or the units of prices), numbers of contracts (10 Cont), or figures in
 *   multiples of their unit: `금액(만원)`, or `(단위: 만원)` above the table.
 *
 * Numbers are not parsed here: they stay as they are written, with the currency that only their heading states
 * (`60.5달러` below `매수가(달러)`), with one that is before them behind them (`100 USD` for `USD 100`), and without the
 * sign of an amount below a heading that says that it was paid.
 *
 * @example readPastedRounds('60,500\t2\n55,250\t4', 'price', 'quantity')
 * // { kind: 'rounds', rounds: [{ mode: 'quantity', price: '60,500', quantity: '2' }, …], notBought: 0, named: false,
 * //   derived: false, record: false }
 */
export function readPastedRounds(text: string, field: RoundField, mode: RoundForm['mode']): PastedRounds {
  const trades = activityTrades(plainTable(text));
  if (typeof trades === 'object') return { kind: 'unread', reason: trades.unread, named: true };
  const table = withoutBlankColumns(withoutPreamble(joinCellLines(trades)));
  return readRecord(table, field, mode) ?? readTable(table, field, mode);
}
