import type { RoundField, RoundForm } from './parseAverageForm.ts';

const LINE_END = /\r\n|\r|\n/;
const DIGIT = /\p{Nd}/u;
const HEADINGS: Readonly<Record<RoundField, RegExp>> = {
  price: /단가|가격|체결가|price/iu,
  quantity: /수량|qty|quantity|(?:filled|executed)(?! ?(?:price|time|date))/iu,
  amount: /금액|대금|amount|total/iu,
};
/**
 * Columns of statements that are not what was bought: fees, settlement with fees, the open rest of an order, today's
 * value, sales.
 */
const OTHER_HEADING =
  /수수료|정산|세금|fee|commission|tax|미체결|잔량|잔고|현재|평가|손익|매도|remain|current|profit|sell/iu;
/** How much of an order was executed: 체결수량, Filled. Its price and time are no size. */
const EXECUTED_SIZE = /체결 ?(?:수량|량|주수|금액|대금)|executed|filled|exec ?qty/iu;
const NO_SIZE = /unfilled|price|avg|average|time|date|%|rate|ratio|(?<!\p{L})at(?!\p{L})/iu;
/** What was ordered is not what was bought. */
const ORDERED = /주문|order/iu;
const EXECUTED = /체결|매수|평균|executed|filled|avg|average/iu;
/** An amount with a fee differs from price × quantity. */
const TOLERANCE = 0.01;
/** A quantity or money. */
const AMOUNT = /^\s*amount\s*$/iu;

/** The column of each field, -1 for one that a table lacks. */
export type RoundColumns = Readonly<Record<RoundField, number>>;
type Rows = readonly (readonly string[])[];

/** The columns whose heading names a field; those of what was executed, where others are named as well. */
function columnsOf(field: RoundField, names: readonly string[]): readonly number[] {
  const named = [...names.entries()].filter(([, name]) => HEADINGS[field].test(name) && !OTHER_HEADING.test(name));
  const placed = named.filter(([, name]) => !ORDERED.test(name));
  const executed = placed.filter(([, name]) => EXECUTED.test(name));
  const found = [named, placed, executed].find((columns) => columns.length === 1) ?? named;
  return found.map(([at]) => at);
}

/** The line of a table that names its columns; undefined where it has none. */
export function headingLine(text: string): string | undefined {
  return text.split(LINE_END).find((line) => !DIGIT.test(line) && HEADINGS.price.test(line));
}

/** The cells of the heading; empty where there is none, undefined where they are not those of the rows. */
function headingOf(heading: string | undefined, width: number): readonly string[] | undefined {
  if (heading === undefined) return [];
  const isTabbed = heading.includes('\t');
  const names = isTabbed ? heading.split('\t') : heading.split(/[\s|]+/u).filter((name) => name !== '');
  // Typed rows may have a number before the price, which the heading names as well.
  const cells = isTabbed ? names : names.slice(-width);
  return cells.length === width ? cells : undefined;
}

/** The columns whose heading names how much of an order was executed; none without such a heading. */
export function executedColumns(heading: string | undefined, width: number): readonly number[] {
  const names = headingOf(heading, width) ?? [];
  return [...names.entries()]
    .filter(([, name]) => EXECUTED_SIZE.test(name) && !NO_SIZE.test(name) && !OTHER_HEADING.test(name))
    .map(([at]) => at);
}

function roughly(cell = ''): number {
  return Number(cell.normalize('NFKC').replaceAll(/[^\d.]/g, ''));
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
  rows: Rows,
  prices: readonly number[],
  quantities: readonly number[],
  amounts: readonly number[],
  mode: RoundForm['mode'],
): RoundColumns | undefined {
  const sizes = [...new Set([...quantities, ...amounts])];
  const found = prices
    .flatMap((price) => sizes.flatMap((quantity) => sizes.map((amount) => ({ price, quantity, amount }))))
    .filter((columns) => columns.quantity !== columns.amount && agree(rows, columns));
  const named = found.filter(({ quantity, amount }) => quantities.includes(quantity) && amounts.includes(amount));
  const [columns, ...others] = named.length > 0 ? named : found;
  // The column that the mode does not use may be any of several.
  return others.every((other) => other.price === columns?.price && other[mode] === columns[mode]) ? columns : undefined;
}

/**
 * The columns of a table by its heading, -1 for one that it lacks and without a heading; undefined where the heading
 * leaves open which column is meant. Exchanges also call the quantity Amount, beside the Total.
 */
export function roundColumns(
  heading: string | undefined,
  rows: Rows,
  mode: RoundForm['mode'],
): RoundColumns | undefined {
  const names = headingOf(heading, rows[0]?.length ?? 0);
  if (names === undefined) return undefined;
  const prices = columnsOf('price', names);
  const quantities = columnsOf('quantity', names);
  const amounts = columnsOf('amount', names);
  const [size = -1, ...sizes] = new Set([...quantities, ...amounts]);
  if (sizes.length > 0) return agreeingColumns(rows, prices, quantities, amounts, mode);
  if (prices.length > 1) return undefined;
  const isQuantity = quantities.length > 0 || (mode === 'quantity' && AMOUNT.test(names[size] ?? ''));
  return { price: prices[0] ?? -1, quantity: isQuantity ? size : -1, amount: isQuantity ? -1 : size };
}
