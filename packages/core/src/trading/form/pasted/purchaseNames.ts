import { type ColumnKind, columnKinds } from './columnKinds.ts';
import { AVERAGE, isExecuted, ORDERED } from './columnsOfKind.ts';
import { executedColumns, roughly, TOLERANCE } from './roundColumns.ts';
import type { Rows } from './rowCells.ts';

/** A column of a table of orders, whose average is that of the executions of an order: 주문번호, Order ID, Status. */
const OF_ORDER = /주문|상태|(?<!\p{L})(?:status|order[ _]\p{L})/iu;
/** Of a sum of fractions. */
const ROUNDING = 1e-9;
/** A total of the first row is its own. */
const MIN_ROWS = 2;

/** The numbers of a column. */
type Figures = readonly number[];

function runningSums(values: Figures): Figures {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** How much the numbers of two columns differ, as shares of the second; NaN if any is missing. */
function differences(values: Figures, wanted: Figures): Figures {
  return values.map((value, at) => Math.abs(value / (wanted[at] as number) - 1));
}

function areClose(values: Figures, wanted: Figures): boolean {
  return differences(values, wanted).every((difference) => difference <= TOLERANCE);
}

/** The quantities and the money of all purchases so far; the sizes are one of them. */
type Totals = { readonly quantities: Figures; readonly money: Figures };

function totalsOf(prices: Figures, sizes: Figures): readonly Totals[] {
  const sums = runningSums(sizes);
  const byPrice = (size: (price: number, of: number) => number) =>
    runningSums(prices.map((price, at) => size(price, sizes[at] as number)));
  return [
    { quantities: sums, money: byPrice((price, of) => price * of) },
    { quantities: byPrice((price, of) => of / price), money: sums },
  ];
}

/** Whether averages are those of all purchases so far: much nearer to them than to the prices of the rows. */
function areRunning(averages: Figures, prices: Figures, { quantities, money }: Totals): boolean {
  const running = money.map((total, at) => total / (quantities[at] as number));
  const sumOf = (shares: Figures) => shares.reduce((sum, share) => sum + share, 0);
  const error = sumOf(differences(averages, running));
  return (
    averages.length > 0 &&
    areClose(averages, running) &&
    (error < ROUNDING || 2 * error < sumOf(differences(averages, prices)))
  );
}

/** The columns of the price and the size of each purchase, and of what may be the averages of all so far. */
type LogColumns = { readonly price: number; readonly size: number; readonly averages: readonly number[] };

/** The averages that are those of a log with the oldest row first, and the columns of its totals among the sizes. */
function runningColumns(
  rows: Rows,
  { price, size, averages }: LogColumns,
  sizes: readonly number[],
): readonly number[] {
  // A row that is not filled in yet is left to the reader of the rows.
  const filled = rows.filter((row) => roughly(row[price]) > 0 && roughly(row[size]) > 0);
  const figures = (at: number) => filled.map((row) => roughly(row[at]));
  for (const totals of totalsOf(figures(price), figures(size))) {
    const found = averages.filter((at) => areRunning(figures(at), figures(price), totals));
    const isTotal = (at: number) => [totals.quantities, totals.money].some((wanted) => areClose(figures(at), wanted));
    const others = filled.length < MIN_ROWS ? [] : sizes.filter((at) => at !== size && isTotal(at));
    if (found.length > 0) return [...found, ...others];
  }
  return [];
}

/** Whether prices are those at which orders were placed, close to the averages of their execution if they have any. */
function areLimits(rows: Rows, price: number, average: number): boolean {
  return rows.every((row) => {
    const limit = roughly(row[price]);
    return !(limit > 0) || Math.abs(roughly(row[average]) / limit - 1) <= TOLERANCE;
  });
}

/**
 * The names of the columns of a table, empty for those that are not of one purchase although their names may say so:
 * the averages and totals of all purchases so far in a log, and the limits of orders beside the averages at which these
 * were executed. The figures tell which an average is.
 */
export function purchaseNames(names: readonly string[], rows: Rows): readonly string[] {
  const nameOf = (at: number) => names[at] as string;
  const columnsOf = (...kinds: readonly ColumnKind[]) =>
    [...names.keys()].filter((at) => columnKinds(nameOf(at)).some((kind) => kinds.includes(kind)));
  const priced = columnsOf('price').filter((at) => !ORDERED.test(nameOf(at)));
  const averages = priced.filter((at) => AVERAGE.test(nameOf(at)));
  const prices = priced.filter((at) => !averages.includes(at));
  const [average, ...otherAverages] = averages;
  if (average === undefined) return names;
  const without = (dropped: readonly number[]) => names.map((name, at) => (dropped.includes(at) ? '' : name));
  const sizes = columnsOf('quantity', 'amount', 'weight').filter((at) => !priced.includes(at));
  const logs = prices.flatMap((price) => sizes.map((size) => ({ price, size, averages })));
  for (const listed of [rows, rows.toReversed()]) {
    const running = logs.map((columns) => runningColumns(listed, columns, sizes)).find(({ length }) => length > 0);
    if (running !== undefined) return without(running);
  }
  const areOrders = executedColumns(names).length > 0 || names.some((name) => OF_ORDER.test(name));
  if (!areOrders || otherAverages.length > 0) return names;
  return without(prices.filter((at) => !isExecuted(nameOf(at)) && areLimits(rows, at, average)));
}
