import type { RoundField, RoundForm } from '../../average/parseAverageForm.ts';
import { COIN, MONEY } from '../cells/cellUnits.ts';
import { roughly } from '../cells/roughly.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import { AVERAGE, columnsOfKind } from '../headings/columnsOfKind.ts';
import type { Rows } from '../table/rowCells.ts';
import { isAmountQuantity } from './isAmountQuantity.ts';

/** How much of an order was executed: 체결수량, Filled. Its price and time are not a size. */
const EXECUTED_SIZE = /(?:체결|약정) ?(?:수량|량|주수|금액|대금)|executed|filled|exec ?qty/iu;
const NO_SIZE = /unfilled|price|avg|average|time|date|%|rate|ratio|(?<!\p{L})at(?!\p{L})/iu;
/** An amount with a fee differs from price × quantity. */
export const TOLERANCE = 0.01;
/** A total: of all purchases so far, or of one purchase with its fees. */
const TOTAL = /총|합계|total/iu;
/** A column named `Amount`, which may be a quantity or money. */
export const AMOUNT = /^\s*amount\s*$/iu;
/** A table that repeats its columns over and over would take minutes. */
const MAX_COMBINATIONS = 10_000;

/** The column of each field, -1 for one that a table lacks. */
export type RoundColumns = Readonly<Record<RoundField, number>>;

/** The columns whose heading names how much of an order was executed. */
export function executedColumns(names: readonly string[]): readonly number[] {
  return [...names.entries()]
    .filter(([, name]) => EXECUTED_SIZE.test(name) && !NO_SIZE.test(name) && !columnKinds(name).includes('other'))
    .map(([at]) => at);
}

/** Whether price × quantity is the amount in every row. */
function agree(rows: Rows, { price, quantity, amount }: RoundColumns): boolean {
  return rows.every((row) => {
    const total = roughly(row[amount]);
    return Math.abs(roughly(row[price]) * roughly(row[quantity]) - total) <= total * TOLERANCE;
  });
}

/** Where a table has price, quantity and amount, its figures decide which columns these are. */
function agreeingColumns(
  names: readonly string[],
  rows: Rows,
  prices: readonly number[],
  quantities: readonly number[],
  amounts: readonly number[],
  mode: RoundForm['mode'],
): RoundColumns | undefined {
  const sizes = [...new Set([...quantities, ...amounts])];
  if (prices.length * sizes.length ** 2 > MAX_COMBINATIONS) return undefined;
  const found = prices
    .flatMap((price) => sizes.flatMap((quantity) => sizes.map((amount) => ({ price, quantity, amount }))))
    .filter((columns) => new Set(Object.values(columns)).size === 3 && agree(rows, columns));
  const has = (words: RegExp, at: number) => words.test(names[at] as string);
  const named = found.filter(({ quantity, amount }) => quantities.includes(quantity) && amounts.includes(amount));
  const agreeing = named.length > 0 ? named : found;
  const parts = agreeing.filter(({ quantity, amount }) => !has(TOTAL, quantity) && !has(TOTAL, amount));
  const [columns, ...others] = parts.length > 0 ? parts : agreeing;
  // The column that the mode does not use may be any of several, and the other one stated twice.
  if (columns === undefined) return undefined;
  const areSame = (at: number, other: number) => rows.every((row) => row[at] === row[other]);
  const isOnly = others.every((other) => other.price === columns.price && areSame(other[mode], columns[mode]));
  if (!isOnly) return undefined;
  // Beside other prices, an average may be that of all purchases so far, of which another quantity is the total.
  const isQuantity = quantities.length === 1 && quantities.includes(columns.quantity);
  return prices.length > 1 && has(AVERAGE, columns.price) && !isQuantity ? undefined : columns;
}

/** The coin of a quantity; empty for money. */
function coinOf(cell = ''): string {
  const [unit = ''] = COIN.exec(cell) ?? [];
  return MONEY.test(cell) ? '' : unit;
}

/** Whether a column is how much was ordered: in every row as many of the same coin as were bought, or more. */
function isOrdered(rows: Rows, ordered: number, bought: number): boolean {
  return rows.every((row) => {
    const [whole, part] = [row[ordered], row[bought]];
    return coinOf(whole) !== '' && coinOf(whole) === coinOf(part) && roughly(whole) >= roughly(part);
  });
}

/** The column that a heading with two columns and one known name leaves, unless its own name says something else. */
function otherOfTwo(names: readonly string[], known: number): number {
  const other = 1 - known;
  return names.length === 2 && columnKinds(names[other] as string).length === 0 ? other : -1;
}

/** The columns of a table whose heading names no price: it follows from a quantity and an amount. */
function withoutPrice(
  names: readonly string[],
  quantities: readonly number[],
  amounts: readonly number[],
): RoundColumns | undefined {
  const [quantity = -1, ...others] = quantities;
  const [amount = -1, ...otherAmounts] = amounts.filter((at) => at !== quantity);
  if (quantity < 0 || others.length + otherAmounts.length > 0) return undefined;
  const price = amount < 0 ? otherOfTwo(names, quantity) : -1;
  return amount < 0 && price < 0 ? undefined : { price, quantity, amount };
}

/**
 * The columns of a table by its heading, two at least, -1 for one that it lacks; undefined where the heading leaves
 * open which column is meant. Of two columns one name is enough. Exchanges also call the quantity Amount, beside the
 * Total, or what was ordered, beside what was Executed.
 */
export function roundColumns(names: readonly string[], rows: Rows, mode: RoundForm['mode']): RoundColumns | undefined {
  const prices = columnsOfKind('price', names);
  const quantities = columnsOfKind('quantity', names);
  const [quantity = -1] = quantities;
  const named = columnsOfKind('amount', names);
  const amounts = named.filter((at) => at === quantity || !isOrdered(rows, at, quantity));
  const [size, ...sizes] = new Set([...quantities, ...amounts]);
  const [price, ...others] = prices;
  if (price === undefined) return withoutPrice(names, quantities, amounts);
  if (sizes.length > 0) return agreeingColumns(names, rows, prices, quantities, amounts, mode);
  if (others.length > 0) return undefined;
  const at = size ?? otherOfTwo(names, price);
  // `Cost` alone is a price or money, and not both.
  if (at < 0 || at === price) return undefined;
  const isAmount = AMOUNT.test(names[at] as string) && quantities.length === 0;
  const isNamed = isAmount ? isAmountQuantity(names, rows, at, price, mode) : quantities.length > 0;
  const isQuantity = size === undefined ? mode === 'quantity' : isNamed;
  if (isQuantity === undefined) return undefined;
  return { price, quantity: isQuantity ? at : -1, amount: isQuantity ? -1 : at };
}
