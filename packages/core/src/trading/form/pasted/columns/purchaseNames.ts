import { roughly } from '../cells/roughly.ts';
import { AVERAGE, columnsOfKinds, isExecuted, ORDERED } from '../headings/columnsOfKind.ts';
import type { Rows } from '../table/rowCells.ts';
import { AMOUNT, executedColumns, TOLERANCE } from './roundColumns.ts';
import { type Measure, ROUNDING } from './runningFigures.ts';
import { type RunningLog, runningLog } from './runningLog.ts';

/** A column of a table of orders, whose average is that of the executions of an order: 주문번호, Order ID, Status. */
const OF_ORDER = /주문|상태|(?<!\p{L})(?:status|order[ _]\p{L})/iu;
/** The average of a holding, never that of an order. */
const OF_HOLDING = /평단/u;
/** A price that was paid, not the current price. */
const PAID = /단가|매입|구매|구입|취득|진입|buy|bought|purchase|paid|entry|cost|unit/iu;
/** A price that was paid, not the limit of an order. */
const PURCHASE = /매입|구매|구입|취득|purchase|paid|cost/iu;
/** A column of what is held. */
const ASSET = /종목|코인|자산|(?<!\p{L})(?:symbol|ticker|asset|coin|name|instrument)(?!\p{L})/iu;
/** A column of when or how something was bought, which a table of holdings lacks. */
const OF_TRADE =
  /일(?!\p{L})|일자|일시|날짜|시간|시각|회차|차수|date|time|side|구분|(?<!\p{L})(?:no|round|type)(?!\p{L})/iu;
/** Names of columns with a single meaning. */
const CLEAR_NAMES: Readonly<Record<Measure, string>> = { quantity: 'Quantity', amount: 'Value' };

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

/** The names of columns, empty for some of them. */
function withoutNames(names: readonly string[], dropped: readonly number[]): readonly string[] {
  return names.map((name, at) => (dropped.includes(at) ? '' : name));
}

/** The names of a log without those of its averages and totals, and with a clear one for its sizes. */
function namesOfLog(
  names: readonly string[],
  { dropped, size, measure }: RunningLog,
  prices: readonly number[],
): readonly string[] {
  const isOpen = AMOUNT.test(names[size] as string) || prices.includes(size);
  const clear = measure !== undefined && isOpen ? names.with(size, CLEAR_NAMES[measure]) : names;
  return withoutNames(clear, dropped);
}

/**
 * The names of the columns of a table, empty for those that are not of one purchase although their names may say so:
 * the averages and totals of all purchases so far in a log, the limits of orders beside the averages at which these
 * were executed, and today's price of a holding beside its average. The figures tell which an average is, and whether
 * an `Amount` beside it is a quantity or money.
 */
export function purchaseNames(names: readonly string[], rows: Rows): readonly string[] {
  const nameOf = (at: number) => names[at] as string;
  const priced = columnsOfKinds(['price'], names).filter((at) => !ORDERED.test(nameOf(at)));
  const averages = priced.filter((at) => AVERAGE.test(nameOf(at)));
  const prices = priced.filter((at) => !averages.includes(at));
  const [average, ...otherAverages] = averages;
  if (average === undefined) return names;
  const areOrders = executedColumns(names).length > 0 || names.some((name) => OF_ORDER.test(name));
  const log = runningLog(names, rows, prices, averages, areOrders);
  if (log !== undefined) return log.isClear ? namesOfLog(names, log, prices) : names;
  const same = prices.filter((at) => rows.every((row) => roughly(row[at]) === roughly(row[average])));
  if (same.length > 0) return withoutNames(names, same);
  if (otherAverages.length > 0 || OF_HOLDING.test(nameOf(average))) return names;
  const placed = prices.filter((at) => !isExecuted(nameOf(at)));
  if (areOrders) {
    const limits = placed.filter((at) => !PURCHASE.test(nameOf(at)) && areLimits(rows, at, average));
    return withoutNames(names, limits);
  }
  const areHoldings = names.some((name) => ASSET.test(name)) && !names.some((name) => OF_TRADE.test(name));
  const today = placed.filter((at) => areHoldings && !PAID.test(nameOf(at)));
  return withoutNames(names, today);
}
