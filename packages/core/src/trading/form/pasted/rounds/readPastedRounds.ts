import type { RoundField, RoundForm } from '../../average/parseAverageForm.ts';
import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { MONEY } from '../cells/cellUnits.ts';
import { CELL_MARK, PRICE_MARK } from '../cells/tableMarks.ts';
import { withoutParticle } from '../cells/withoutParticle.ts';
import { measuredRows } from '../rows/measuredRows.ts';
import { joinCellLines } from '../table/joinCellLines.ts';
import { plainTable } from '../table/plainTable.ts';
import { withoutBlankColumns } from '../table/withoutBlankColumns.ts';
import { activityTrades } from './activityTrades.ts';
import { labeledRow } from './labeledRow.ts';
import type { PastedRounds } from './pastedRounds.ts';
import { readSeveralColumns } from './readSeveralColumns.ts';
import { readSingleColumn } from './readSingleColumn.ts';
import { type RoundTable, refused, roundTable, unread, unreadRow } from './roundTable.ts';
import { withoutPreamble } from './withoutPreamble.ts';

const LINE_BREAK = /[\n\r]/;

/** The outcome for a table whose rows are not all purchases, or not all complete; undefined for every other. */
function unreadStatement(table: RoundTable): PastedRounds | undefined {
  const { statement } = table;
  const { listed, rows } = statement;
  if (statement.isInMultiples) return refused(table, 'columns');
  if (rows.length === 0 && listed.length > 0) return refused(table, 'notBought');
  // The shares before the change leave the account as if they were sold.
  if (statement.hasRestructuring) return unread(table, 'splits');
  if (statement.hasSales) return unread(table, 'sales');
  if (statement.hasOpenOrders) return unread(table, 'open');
  // Without this row the average is another one.
  if (statement.worded !== undefined) return unreadRow(table, statement.worded);
  const widths = new Set(rows.map(({ length }) => length));
  return widths.size === 1 ? undefined : unread(table, 'columns');
}

/** @param isPriceMarked whether a mark says that the price is last: 10 @ 60,500 */
function readTable(text: string, field: RoundField, mode: RoundForm['mode'], isPriceMarked = false): PastedRounds {
  const table = roundTable(text, field, mode);
  const isColumn = table.statement.rows[0]?.length === 1;
  return unreadStatement(table) ?? (isColumn ? readSingleColumn(table) : readSeveralColumns(table, isPriceMarked));
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
 * - One line with two numbers is one purchase, in either order, if the unit of one number shows that it is the
 *   quantity: `10주 60,500`, `60,500원 × 10주`. So is `10 @ 60,500`. So are numbers with a known label each, if two of
 *   price, quantity and amount are among them: `평단가 60,500` and `수량 10` in two lines. The rules for a heading apply
 *   to the labels. If these leave open what is meant, the text is read as if it had no labels.
 * - Two columns, from a spreadsheet or typed (see `tabTable`), are the price and, in the form's mode, the quantity or
 *   the amount. Quantity and price may be in either order if the unit of a quantity shows the order and no other row
 *   contradicts it: `10주 60,500`. The price is the number after an `@`: `10 @ 60,500`. Money of one currency in both
 *   columns is a price and an amount.
 * - A heading may name the columns in another order, also in a table with more columns, and in a typed table. Of
 *   orders, the executed figures are read, not the ordered ones. Of a log, the price of each purchase is read, not the
 *   average and the totals so far, which the figures reveal. Of a holding, the average is read, not the current price.
 * - Of two columns the heading may name one. If it names a quantity and an amount (money), the price is amount ÷
 *   quantity, exact. A title above two columns is not a heading: 삼성전자 평단.
 * - The table is not read if its heading is not understood, if price, quantity and amount contradict each other, if
 *   several columns may be meant, or if a price has no finite decimal form.
 * - The unit of an `Amount` beside a price, the average so far, or its figures show whether it is a quantity or money:
 *   multiples of the prices are money, and numbers below 1 a quantity. If the amount includes a fee, the quantity is
 *   filled in either mode.
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
 * Numbers are not parsed here and stay as they are written, with three exceptions. A currency that only the heading
 * states is added (`60.5달러` below `매수가(달러)`). A currency code before a number is moved after it (`100 USD` for
 * `USD 100`). Below a heading, the sign that marks an amount as paid is removed.
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
