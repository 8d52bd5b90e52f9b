import type { RoundField, RoundForm } from './parseAverageForm.ts';
import { type RoundColumns, roundColumns } from './roundColumns.ts';
import { statementRows } from './statementRows.ts';

/** What a line of a pasted list fills in of a purchase. */
export type PastedRound = Readonly<Partial<RoundForm>>;

/**
 * Why a table is not read: it has sales, so that what remains of the holding is less than its purchases, no order in it
 * was executed, or its columns are unclear.
 */
export type UnreadReason = 'sales' | 'notBought' | 'columns';

/** How a pasted text fills the purchases of the average price. */
export type PastedRounds =
  /** One value, or no list: it is pasted into the field. */
  | { readonly kind: 'text' }
  /**
   * One entry for each purchase from the field on; `notBought` orders of the statement were not executed. `named`: a
   * heading names the columns.
   */
  | {
      readonly kind: 'rounds';
      readonly rounds: readonly PastedRound[];
      readonly notBought: number;
      readonly named: boolean;
    }
  /** `named`: the table has a heading. */
  | { readonly kind: 'unread'; readonly reason: UnreadReason; readonly named: boolean };

const LINE_BREAK = /[\n\r]/;
/** A number with its currency, its unit or the name of a coin; Korean factors may be between the digits. */
const NUMBER = /^[^\p{L}\p{N}]{0,3}\p{Nd}[\p{Nd}.,십백천만억조]*[^\p{L}\p{N}]{0,3}\p{L}{0,10}$/u;

/** Money, by its sign or the name of its currency. */
const MONEY = /\p{Sc}|(?:원|krw|usd[tc]?|eur|jpy)$/iu;
/** A quantity, by its unit or the name of a coin. */
const QUANTITY = /(?:주|개|좌|[a-z]{2,10})$/iu;

type Cells = readonly (readonly [field: RoundField, at: number])[];

/** Which of two columns is which, where units tell a quantity from its price in every row. */
function columnsByUnits(rows: readonly (readonly string[])[]): RoundColumns | undefined {
  const quantity = [0, 1].find((at) =>
    rows.every((row) => {
      const [size, price] = [row[at] as string, row[1 - at] as string];
      return QUANTITY.test(size) && !MONEY.test(size) && MONEY.test(price);
    }),
  );
  return quantity === undefined ? undefined : { price: 1 - quantity, quantity, amount: -1 };
}

/** Which cells of a row are read; undefined where it has others and no heading. */
function cellsToRead(
  columns: RoundColumns,
  width: number,
  field: RoundField,
  mode: RoundForm['mode'],
): { readonly cells: Cells; readonly mode: RoundForm['mode']; readonly named: boolean } | undefined {
  if (width === 1) return { cells: [[field, 0]], mode, named: false };
  const isNamed = columns.price >= 0 && (columns.quantity >= 0 || columns.amount >= 0);
  if (!isNamed) {
    const cells: Cells = [
      ['price', 0],
      [mode, 1],
    ];
    return width === 2 ? { cells, mode, named: false } : undefined;
  }
  const size = columns[mode] >= 0 ? mode : mode === 'amount' ? 'quantity' : 'amount';
  const cells: Cells = [
    ['price', columns.price],
    [size, columns[size]],
  ];
  return { cells, mode: size, named: true };
}

/**
 * Parses text that is pasted into a field of a purchase of the average price.
 *
 * - Two columns, from a spreadsheet or typed (see `tabTable`), are the price and, in the form's mode, the quantity or
 *   the amount; the quantity and the price in either order where every row has the unit of one and the currency of the
 *   other.
 * - A heading may name them in another order, and in a table with more columns: what was executed, not what was
 *   ordered. Where price, quantity and amount contradict each other, or several columns may be meant, it is not read.
 * - Lines of one column fill the field itself, as do lines whose commas may be decimal ones: `60.500,25`.
 * - Lines with totals are skipped (SUM, Total and 평균 at the end only), as are orders that bought nothing, which are
 *   counted: those without an executed quantity where a heading names it (체결수량, Filled), elsewhere those that were
 *   canceled or rejected, except in part.
 * - A table with sales is not read.
 *
 * Numbers are not parsed here: they stay as they are written.
 *
 * @example readPastedRounds('60,500\t2\n55,250\t4', 'price', 'quantity')
 * // { kind: 'rounds', rounds: [{ mode: 'quantity', price: '60,500', quantity: '2' }, …], notBought: 0, named: false }
 */
export function readPastedRounds(text: string, field: RoundField, mode: RoundForm['mode']): PastedRounds {
  const { heading, rows, notBought, hasSales } = statementRows(text, field === 'price' ? 'price' : 'size');
  const width = rows[0]?.length ?? 0;
  const isTable = rows.some((row) => row.length > 2) || rows.filter((row) => row.length > 1).length > 1;
  const refused = (reason: UnreadReason) => ({ kind: 'unread', reason, named: heading !== undefined }) as const;
  const unread = (reason: UnreadReason): PastedRounds => (isTable ? refused(reason) : { kind: 'text' });
  if (rows.length === 0 && notBought > 0) return refused('notBought');
  if (hasSales) return unread('sales');
  const isEven = rows.every((row) => row.length === width);
  const byUnits = isEven && width === 2 ? columnsByUnits(rows) : undefined;
  const columns = byUnits ?? (isEven ? roundColumns(heading, rows, mode) : undefined);
  const read = columns && cellsToRead(columns, width, field, mode);
  if (read === undefined || rows.length === 0) return unread('columns');
  const filled = rows.map((row) => read.cells.map(([name, at]) => [name, row[at] as string] as const));
  const isList = filled.every((cells) => cells.every(([, cell]) => NUMBER.test(cell)));
  if (!isList) return unread('columns');
  if (width === 1 && !LINE_BREAK.test(text.trim())) return { kind: 'text' };
  const rounds = filled.map((cells) => ({ mode: read.mode, ...Object.fromEntries(cells) }));
  return { kind: 'rounds', rounds, notBought, named: heading !== undefined && read.named };
}
