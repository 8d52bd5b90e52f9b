import { roughly } from '../cells/roughly.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import { columnsOfKinds, isExecuted } from '../headings/columnsOfKind.ts';
import type { Rows } from '../table/rowCells.ts';
import { AMOUNT, TOLERANCE } from './roundColumns.ts';
import { areClose, areExact, averagesOf, type Measure, runningError, totalsOf } from './runningFigures.ts';

/** The average of an order may be this close to that of all orders so far by chance. */
const ORDER_TOLERANCE = 0.0005;
/** Averages have few digits: a smaller difference between two of them means nothing. */
const MIN_DIFFERENCE = 1e-4;
/** A total of the first row is its own. */
const MIN_ROWS = 2;
/** A total of money by its name; other totals of amounts may be of coins: Total BTC. */
const MONEY_TOTAL = /금액|대금|원금|투자금|invested|cost|spent|value/iu;

/** The columns of the price and the size of each purchase, and of what may be the averages of all so far. */
type LogColumns = {
  readonly price: number;
  readonly size: number;
  readonly measures: readonly Measure[];
  readonly averages: readonly number[];
  /** Whether the averages may also be those of orders. */
  readonly mayBeOrders: boolean;
};

/** The columns of a log that are not of one purchase, and what its sizes are. */
export type RunningLog = {
  /** The averages and the totals of all purchases so far. */
  readonly dropped: readonly number[];
  readonly size: number;
  /** What the sizes are, if the figures tell it. */
  readonly measure: Measure | undefined;
  /** Whether the averages cannot be those of orders. */
  readonly isClear: boolean;
};

/** A log whose sizes are read as one of both. */
type MeasuredLog = Pick<RunningLog, 'dropped' | 'isClear'> & { readonly measure: Measure; readonly error: number };

/** What each column that may have totals may be the total of. */
type TotalColumns = ReadonlyMap<number, readonly Measure[]>;

/** What sizes are by the totals and the errors of the averages they explain; undefined where they may be either. */
function clearMeasure([first, second]: readonly MeasuredLog[]): Measure | undefined {
  if (first === undefined || second === undefined) return first?.measure;
  const difference = first.dropped.length - second.dropped.length;
  if (difference !== 0) return difference > 0 ? first.measure : second.measure;
  const [better, worse] = first.error <= second.error ? [first, second] : [second, first];
  return worse.error > MIN_DIFFERENCE && 2 * better.error < worse.error ? better.measure : undefined;
}

/** A log whose sizes are read as one measure; undefined where no column has the averages of all purchases so far. */
function measuredLog(
  filled: Rows,
  { price, size, averages, mayBeOrders }: LogColumns,
  totals: TotalColumns,
  measure: Measure,
): MeasuredLog | undefined {
  const cellsOf = (at: number) => filled.map((row) => row[at] as string);
  const figuresOf = (at: number) => cellsOf(at).map(roughly);
  const sums = totalsOf(figuresOf(price), figuresOf(size), measure);
  const running = averagesOf(sums);
  const tolerance = mayBeOrders ? ORDER_TOLERANCE : TOLERANCE;
  const found = averages.flatMap((at) => {
    const error = runningError(figuresOf(at), figuresOf(price), running, tolerance);
    return error === undefined ? [] : [{ at, error }];
  });
  if (found.length === 0) return undefined;
  const others = [...totals].filter(([at]) => filled.length >= MIN_ROWS && at !== size && at !== price);
  const summed = others.filter(([at, of]) => of.some((total) => areClose(figuresOf(at), sums[total])));
  return {
    measure,
    error: Math.min(...found.map(({ error }) => error)),
    dropped: [...found.map(({ at }) => at), ...summed.map(([at]) => at)],
    isClear: !mayBeOrders || found.every(({ at }) => areExact(cellsOf(at), running)),
  };
}

/** The logs that columns may be, with the oldest row first: one, unless the figures leave open what the sizes are. */
function foundLogs(rows: Rows, columns: LogColumns, totals: TotalColumns): readonly RunningLog[] {
  const { price, size } = columns;
  const isPositive = (row: readonly string[], at: number) => roughly(row[at]) > 0;
  // A row that is not filled in yet is left to the reader of the rows.
  const filled = rows.filter((row) => isPositive(row, price) && isPositive(row, size));
  // An order at the market price has no price of its own beside the average of its execution.
  const hasMarketOrder = (at: number) =>
    rows.some((row) => isPositive(row, size) && isPositive(row, at) && !isPositive(row, price));
  const averages = columns.averages.filter((at) => !hasMarketOrder(at));
  const logs = columns.measures
    .map((of) => measuredLog(filled, { ...columns, averages }, totals, of))
    .filter((log) => log !== undefined);
  const measure = clearMeasure(logs);
  return logs.filter((log) => log.measure === (measure ?? log.measure)).map((log) => ({ ...log, size, measure }));
}

/** What a size may be by its name. */
function measuresOf(name: string): readonly Measure[] {
  const kinds = columnKinds(name);
  const isEither = AMOUNT.test(name) || kinds.includes('weight');
  return (['quantity', 'amount'] as const).filter((measure) => isEither || kinds.includes(measure));
}

/** What a column is the total of, if it is one, by its name. */
function totalMeasuresOf(name: string): readonly Measure[] {
  if (MONEY_TOTAL.test(name)) return ['amount'];
  return columnKinds(name).includes('quantity') ? ['quantity'] : ['quantity', 'amount'];
}

/**
 * The log that explains most columns of a table, in which averages and totals are those of all purchases so far, with
 * the oldest row first or last; undefined where the figures show none.
 *
 * @param prices the columns of prices other than averages
 * @param averages the columns of averages
 * @param areOrders whether the averages may be those of the executions of orders
 */
export function runningLog(
  names: readonly string[],
  rows: Rows,
  prices: readonly number[],
  averages: readonly number[],
  areOrders: boolean,
): RunningLog | undefined {
  const nameOf = (at: number) => names[at] as string;
  // `Cost` is a price or money.
  const sizes = columnsOfKinds(['quantity', 'amount', 'weight'], names).filter((at) => !averages.includes(at));
  const possible = prices.flatMap((price) => {
    const isBought = isExecuted(nameOf(price));
    // The average of an execution beside another price is that of one order.
    const running = averages.filter((at) => isBought || !isExecuted(nameOf(at)));
    const mayBeOrders = areOrders && !isBought;
    return sizes
      .filter((size) => size !== price)
      .map((size) => ({ price, size, measures: measuresOf(nameOf(size)), averages: running, mayBeOrders }));
  });
  const totals = new Map(sizes.map((at) => [at, totalMeasuresOf(nameOf(at))]));
  const [log] = [rows, rows.toReversed()]
    .flatMap((listed) => possible.flatMap((columns) => foundLogs(listed, columns, totals)))
    .toSorted((one, other) => other.dropped.length - one.dropped.length);
  return log;
}
