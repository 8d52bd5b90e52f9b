import { type ColumnKind, columnKinds } from '../headings/columnKinds.ts';
import { AVERAGE, isExecuted, ORDERED } from '../headings/columnsOfKind.ts';
import type { Rows } from '../table/rowCells.ts';
import { AMOUNT, executedColumns, roughly, TOLERANCE } from './roundColumns.ts';

/** A column of a table of orders, whose average is that of the executions of an order: 주문번호, Order ID, Status. */
const OF_ORDER = /주문|상태|(?<!\p{L})(?:status|order[ _]\p{L})/iu;
/** The average of a holding, never that of an order. */
const OF_HOLDING = /평단/u;
/** A price that was paid, and not the one of today. */
const PAID = /단가|매입|구매|구입|취득|진입|buy|bought|purchase|paid|entry|cost|unit/iu;
/** A price that was paid, and no limit. */
const PURCHASE = /매입|구매|구입|취득|purchase|paid|cost/iu;
/** A column of what is held. */
const ASSET = /종목|코인|자산|(?<!\p{L})(?:symbol|ticker|asset|coin|name|instrument)(?!\p{L})/iu;
/** A column of when or how something was bought, which a table of holdings lacks. */
const OF_TRADE =
  /일(?!\p{L})|일자|일시|날짜|시간|시각|회차|차수|date|time|side|구분|(?<!\p{L})(?:no|round|type)(?!\p{L})/iu;
/** The error of a sum of fractions. */
const ROUNDING = 1e-9;
/** The average of an order may be this close to that of all orders so far by chance. */
const ORDER_TOLERANCE = 0.0005;
/** Averages have few digits: a smaller difference between two of them means nothing. */
const MIN_DIFFERENCE = 1e-4;
const DECIMALS = /(?<=\.)\d+/u;
/** A total of the first row is its own. */
const MIN_ROWS = 2;

/** A total of money by its name; other totals of amounts may be of coins: Total BTC. */
const MONEY_TOTAL = /금액|대금|원금|투자금|invested|cost|spent|value/iu;

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

/** What the sizes of purchases are. */
type Measure = 'quantity' | 'amount';

/** Names that leave nothing open. */
const CLEAR_NAMES: Readonly<Record<Measure, string>> = { quantity: 'Quantity', amount: 'Value' };

/** The quantities and the money of all purchases so far. */
type Totals = Readonly<Record<Measure, Figures>>;

function totalsOf(prices: Figures, sizes: Figures, measure: Measure): Totals {
  const sums = runningSums(sizes);
  const byPrice = (size: (price: number, of: number) => number) =>
    runningSums(prices.map((price, at) => size(price, sizes[at] as number)));
  return measure === 'quantity'
    ? { quantity: sums, amount: byPrice((price, of) => price * of) }
    : { quantity: byPrice((price, of) => of / price), amount: sums };
}

/** The averages of all purchases so far. */
function averagesOf({ quantity, amount }: Totals): Figures {
  return amount.map((total, at) => total / (quantity[at] as number));
}

/** How much averages differ in all from running ones; undefined unless these are much nearer than the prices. */
function runningError(averages: Figures, prices: Figures, running: Figures, tolerance: number): number | undefined {
  const sumOf = (shares: Figures) => shares.reduce((sum, share) => sum + share, 0);
  const errors = differences(averages, running);
  const error = sumOf(errors);
  const isRunning =
    averages.length > 0 &&
    errors.every((difference) => difference <= tolerance) &&
    (error < ROUNDING || 2 * error < sumOf(differences(averages, prices)));
  return isRunning ? error : undefined;
}

/** Whether running averages are written as exactly as their digits allow. */
function areExact(cells: readonly string[], running: Figures): boolean {
  return cells.every((cell, at) => {
    const [decimals = ''] = DECIMALS.exec(cell.normalize('NFKC')) ?? [];
    return Math.abs(roughly(cell) - (running[at] as number)) <= 10 ** -decimals.length;
  });
}

/** The columns of the price and the size of each purchase, and of what may be the averages of all so far. */
type LogColumns = {
  readonly price: number;
  readonly size: number;
  readonly measures: readonly Measure[];
  readonly averages: readonly number[];
  /** Whether the averages may also be those of orders. */
  readonly mayBeOrders: boolean;
};

/** The averages and totals of a log, what its sizes are if the figures tell it, and whether the averages are clear. */
type FoundLog = {
  readonly dropped: readonly number[];
  readonly size: number;
  readonly measure: Measure | undefined;
  readonly isClear: boolean;
};

/** A log whose sizes are read as one of both. */
type MeasuredLog = Pick<FoundLog, 'dropped' | 'isClear'> & { readonly measure: Measure; readonly error: number };

/** What sizes are by the totals and the errors of the averages they explain; undefined where they may be either. */
function clearMeasure([first, second]: readonly MeasuredLog[]): Measure | undefined {
  if (first === undefined || second === undefined) return first?.measure;
  const difference = first.dropped.length - second.dropped.length;
  if (difference !== 0) return difference > 0 ? first.measure : second.measure;
  const [better, worse] = first.error <= second.error ? [first, second] : [second, first];
  return worse.error > MIN_DIFFERENCE && 2 * better.error < worse.error ? better.measure : undefined;
}

/** The averages that are those of a log with the oldest row first, and the columns of its totals among the sizes. */
function foundLogs(
  rows: Rows,
  { price, size, measures, averages, mayBeOrders }: LogColumns,
  sizes: ReadonlyMap<number, readonly Measure[]>,
): readonly FoundLog[] {
  const isPositive = (row: readonly string[], at: number) => roughly(row[at]) > 0;
  // A row that is not filled in yet is left to the reader of the rows.
  const filled = rows.filter((row) => isPositive(row, price) && isPositive(row, size));
  const figures = (at: number) => filled.map((row) => roughly(row[at]));
  // An order at the market price has no price of its own beside the average of its execution.
  const hasMarketOrder = (at: number) =>
    rows.some((row) => isPositive(row, size) && isPositive(row, at) && !isPositive(row, price));
  const possible = averages.filter((at) => !hasMarketOrder(at));
  const tolerance = mayBeOrders ? ORDER_TOLERANCE : TOLERANCE;
  const read = measures.flatMap((measure): readonly MeasuredLog[] => {
    const totals = totalsOf(figures(price), figures(size), measure);
    const running = averagesOf(totals);
    const errors = possible.map((at) => [at, runningError(figures(at), figures(price), running, tolerance)] as const);
    const found = errors.filter(([, error]) => error !== undefined).map(([at]) => at);
    const others = [...sizes.entries()].filter(([at]) => filled.length >= MIN_ROWS && at !== size && at !== price);
    const sums = others.filter(([at, of]) => of.some((total) => areClose(figures(at), totals[total])));
    const cellsOf = (at: number) => filled.map((row) => row[at] as string);
    const isClear = !mayBeOrders || found.every((at) => areExact(cellsOf(at), running));
    const error = Math.min(...errors.map(([, of = Number.POSITIVE_INFINITY]) => of));
    return found.length === 0 ? [] : [{ measure, error, dropped: [...found, ...sums.map(([at]) => at)], isClear }];
  });
  const measure = clearMeasure(read);
  return read.filter((log) => log.measure === (measure ?? log.measure)).map((log) => ({ ...log, size, measure }));
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
 * Whether prices are those at which orders were placed, close to the averages of their execution if they have any. A
 * purchase is never above its limit.
 */
function areLimits(rows: Rows, price: number, average: number): boolean {
  return rows.every((row) => {
    const limit = roughly(row[price]);
    const difference = roughly(row[average]) / limit - 1;
    return !(limit > 0) || (difference <= ROUNDING && difference >= -TOLERANCE);
  });
}

/**
 * The names of the columns of a table, empty for those that are not of one purchase although their names may say so:
 * the averages and totals of all purchases so far in a log, the limits of orders beside the averages at which these
 * were executed, and today's price of a holding beside its average. The figures tell which an average is, and whether
 * an `Amount` beside it is a quantity or money.
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
  // `Cost` is a price or money.
  const sizes = columnsOf('quantity', 'amount', 'weight').filter((at) => !averages.includes(at));
  const areOrders = executedColumns(names).length > 0 || names.some((name) => OF_ORDER.test(name));
  const logs = prices.flatMap((price) => {
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
    .flatMap((listed) => logs.flatMap((columns) => foundLogs(listed, columns, totals)))
    .toSorted((one, other) => other.dropped.length - one.dropped.length);
  if (log?.isClear === false) return names;
  if (log !== undefined) {
    const isOpen = log.measure !== undefined && (AMOUNT.test(nameOf(log.size)) || prices.includes(log.size));
    const clear = isOpen ? names.with(log.size, CLEAR_NAMES[log.measure]) : names;
    return clear.map((name, at) => (log.dropped.includes(at) ? '' : name));
  }
  const same = prices.filter((at) => rows.every((row) => roughly(row[at]) === roughly(row[average])));
  if (same.length > 0) return without(same);
  if (otherAverages.length > 0 || OF_HOLDING.test(nameOf(average))) return names;
  const placed = prices.filter((at) => !isExecuted(nameOf(at)));
  if (areOrders) return without(placed.filter((at) => !PURCHASE.test(nameOf(at)) && areLimits(rows, at, average)));
  const areHoldings = names.some((name) => ASSET.test(name)) && !names.some((name) => OF_TRADE.test(name));
  return areHoldings ? without(placed.filter((at) => !PAID.test(nameOf(at)))) : names;
}
