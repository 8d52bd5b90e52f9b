import type { RoundField, RoundForm } from './parseAverageForm.ts';
import { tabTable } from './tabTable.ts';

/** What a line of a pasted list fills in of a purchase. */
export type PastedRound = Readonly<Partial<RoundForm>>;

/** A number with its currency, its unit or the name of a coin; Korean factors may be between the digits. */
const NUMBER = /^[^\p{L}\p{N}]{0,3}\p{Nd}[\p{Nd}.,십백천만억조]*[^\p{L}\p{N}]{0,3}\p{L}{0,6}$/u;
/** A particle after a unit: 60,500원에 2개씩. */
const PARTICLE = /(?<=\p{L})[에씩]$/u;
const LINE_END = /\r\n|\r|\n/;
const DIGIT = /\p{Nd}/u;
/** Statements of exchanges list sales as well, which are no purchases: 현금매도, Sell Limit. */
const SALE = /매도|매각|판매|(?<!\p{L})(?:sell|sold)(?!\p{L})/iu;
const HEADINGS: Readonly<Record<RoundField, RegExp>> = {
  price: /단가|가격|체결가|price/iu,
  quantity: /수량|qty|quantity|filled|executed/iu,
  amount: /금액|대금|amount|total/iu,
};
/** Columns of statements that are not what was bought: fees, the open rest of an order, today's value, sales. */
const OTHER_HEADING =
  /수수료|세금|fee|commission|tax|미체결|잔량|잔고|현재|평가|손익|매도|remain|current|profit|sell/iu;
/** What was ordered is not what was bought. */
const ORDERED = /주문|order/iu;
const EXECUTED = /체결|매수|평균|executed|filled|avg|average/iu;
/** An amount with a fee differs from price × quantity. */
const TOLERANCE = 0.01;

/** A quantity or money. */
const AMOUNT = /^\s*amount\s*$/iu;

type Columns = Readonly<Record<RoundField, number>>;
type Rows = readonly (readonly string[])[];

/** The columns whose heading names a field; those of what was executed, where others are named as well. */
function columnsOf(field: RoundField, names: readonly string[]): readonly number[] {
  const named = [...names.entries()].filter(([, name]) => HEADINGS[field].test(name) && !OTHER_HEADING.test(name));
  const placed = named.filter(([, name]) => !ORDERED.test(name));
  const executed = placed.filter(([, name]) => EXECUTED.test(name));
  const found = [named, placed, executed].find((columns) => columns.length === 1) ?? named;
  return found.map(([at]) => at);
}

/** The cells of the heading; empty where there is none, undefined where they are not those of the rows. */
function headingOf(text: string, width: number): readonly string[] | undefined {
  const heading = text.split(LINE_END).find((line) => !DIGIT.test(line) && HEADINGS.price.test(line));
  if (heading === undefined) return [];
  const isTabbed = heading.includes('\t');
  const names = isTabbed ? heading.split('\t') : heading.split(/[\s|]+/u).filter((name) => name !== '');
  // Typed rows may have a number before the price, which the heading names as well.
  const cells = isTabbed ? names : names.slice(-width);
  return cells.length === width ? cells : undefined;
}

function roughly(cell = ''): number {
  return Number(cell.normalize('NFKC').replaceAll(/[^\d.]/g, ''));
}

/** Whether price × quantity is the amount in every row. */
function agree(rows: Rows, { price, quantity, amount }: Columns): boolean {
  return rows.every((row) => {
    const total = roughly(row[amount]);
    return Math.abs(roughly(row[price]) * roughly(row[quantity]) - total) <= total * TOLERANCE;
  });
}

/**
 * The columns of a table with headings, -1 for one that it lacks; undefined where the headings leave open which column
 * is meant. Where a table has all three, its figures decide: exchanges also call the quantity Amount, beside the Total.
 */
function namedColumns(rows: Rows, names: readonly string[], mode: RoundForm['mode']): Columns | undefined {
  const prices = columnsOf('price', names);
  const quantities = columnsOf('quantity', names);
  const amounts = columnsOf('amount', names);
  const sizes = [...new Set([...quantities, ...amounts])];
  const [size = -1] = sizes;
  if (sizes.length < 2) {
    if (prices.length > 1) return undefined;
    const isQuantity = quantities.length > 0 || (mode === 'quantity' && AMOUNT.test(names[size] ?? ''));
    return { price: prices[0] ?? -1, quantity: isQuantity ? size : -1, amount: isQuantity ? -1 : size };
  }
  const found = prices
    .flatMap((price) => sizes.flatMap((quantity) => sizes.map((amount) => ({ price, quantity, amount }))))
    .filter((columns) => columns.quantity !== columns.amount && agree(rows, columns));
  const named = found.filter(({ quantity, amount }) => quantities.includes(quantity) && amounts.includes(amount));
  const [columns, ...others] = named.length > 0 ? named : found;
  return others.length === 0 ? columns : undefined;
}

/**
 * Parses text that is pasted into a field of a purchase of the average price: what it fills in, one entry for each
 * purchase from that field on. Undefined where it is one value or no such list, and belongs into the field alone.
 *
 * - Two columns, from a spreadsheet or typed (see `tabTable`), are the price and, in the form's mode, the quantity or the
 *   amount. A heading may name them in another order, and in a table with more columns: what was executed, not what was
 *   ordered. Where price, quantity and amount contradict each other, or several columns may be meant, it is not read.
 * - Lines of one column fill the field itself.
 * - A table with sales is not read: what remains of a holding is more than its purchases.
 *
 * Numbers are not parsed here: they stay as they are written.
 *
 * @example readPastedRounds('60,500\t2\n55,250\t4', 'price', 'quantity')?.[1]
 * // { mode: 'quantity', price: '55,250', quantity: '4' }
 */
export function readPastedRounds(
  text: string,
  field: RoundField,
  mode: RoundForm['mode'],
): readonly PastedRound[] | undefined {
  const rows = tabTable(text)
    .split(LINE_END)
    .filter((line) => DIGIT.test(line))
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(PARTICLE, '')));
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width || row.some((cell) => SALE.test(cell)))) return undefined;
  const heading = headingOf(text, width);
  const named = heading && namedColumns(rows, heading, mode);
  if (named === undefined) return undefined;
  const isNamed = named.price >= 0 && (named.quantity >= 0 || named.amount >= 0);
  if (width < 2 ? rows.length < 2 : width > 2 && !isNamed) return undefined;
  const size = isNamed && named[mode] < 0 ? (mode === 'amount' ? 'quantity' : 'amount') : mode;
  const columns: readonly (readonly [RoundField, number])[] =
    width === 1
      ? [[field, 0]]
      : isNamed
        ? [
            ['price', named.price],
            [size, named[size]],
          ]
        : [
            ['price', 0],
            [size, 1],
          ];
  const filled = rows.map((row) => columns.map(([name, at]) => [name, row[at] as string] as const));
  const isList = filled.every((cells) => cells.every(([, cell]) => NUMBER.test(cell)));
  return isList ? filled.map((cells) => ({ mode: size, ...Object.fromEntries(cells) })) : undefined;
}
