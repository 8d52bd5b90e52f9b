import { DOLLAR_PREFIX } from '../../../../validate/isOtherCurrency.ts';
import { hasAmount } from '../cells/cellAmount.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import type { Rows } from '../table/rowCells.ts';

/** A currency on either side of a sign. */
const CURRENCY = String.raw`(?:(?:(?:${DOLLAR_PREFIX})(?=\$))?\p{Sc}\s?)?`;
/**
 * A number below 0, with a minus, or the triangle or the brackets of accounting: -8, -$605, A$-605, △8, (605). A filled
 * triangle marks a rise.
 */
const NEGATIVE = new RegExp(
  String.raw`^\s*${CURRENCY}(?:[-\u2212\u2013\uff0d\u25b3]|\((?=[^)]*\)\s*$))\s?${CURRENCY}[\p{Nd}.]`,
  'iu',
);
const BRACKET = new RegExp(String.raw`^\s*${CURRENCY}\(`, 'iu');
/** The mark at the start of a number below 0, of which only the first is removed. */
const SIGN = /[-\u2212\u2013\uff0d\u25b3(]\s?/u;
const CLOSING = /\)\s*$/u;
/** A change of a price. */
const PERCENT = /[%％]/u;
/** Money that a trade cost or yielded, including its fees. */
const SETTLED = /정산|settle/iu;
/** A profit or a change, which may have either sign. */
const PROFIT = /손익|수익|이익|손실|차익|대비|증감|profit|gain|loss|pnl|p ?[&/] ?l|change/iu;

function isNegative(cell: string): boolean {
  return NEGATIVE.test(cell) && !PERCENT.test(cell) && hasAmount(cell);
}

function isPositive(cell: string): boolean {
  return hasAmount(cell) && !isNegative(cell);
}

/** An amount without the sign that says that it was paid: 605 of -605, $605 of ($605). */
export function withoutSign(cell: string): string {
  return isNegative(cell) ? cell.replace(SIGN, '').replace(CLOSING, '').trim() : cell;
}

/** Whether the name of a column is that of money that a trade cost or yielded. */
function isMoney(name: string): boolean {
  return (columnKinds(name).includes('amount') || SETTLED.test(name)) && !PROFIT.test(name);
}

/** Whether one column has numbers below 0 and above it. */
export function haveBothSigns(cells: readonly string[]): boolean {
  return cells.some(isNegative) && cells.some(isPositive);
}

/** The columns with a number below 0. */
export function columnsBelowZero(rows: Rows): ReadonlySet<number> {
  return new Set(rows.flatMap((row) => [...row.keys()].filter((at) => isNegative(row[at] as string))));
}

/**
 * Whether a row yielded money without a price and a quantity, while other rows cost money.
 *
 * @param names of the columns
 * @param paid the columns with a number below 0 in any row
 */
export function isMoneyIn(row: readonly string[], names: readonly string[], paid: ReadonlySet<number>): boolean {
  const isSize = (name: string) => columnKinds(name).some((kind) => kind === 'price' || kind === 'quantity');
  const sizes = [...names.keys()].filter((at) => isSize(names[at] as string));
  const isEmpty = sizes.length > 0 && !sizes.some((at) => hasAmount(row[at] as string));
  return isEmpty && names.some((name, at) => isMoney(name) && paid.has(at) && isPositive(row[at] as string));
}

/**
 * Whether the signs of rows tell sales: a quantity below 0, or amounts with either sign in one column. Amounts that all
 * have the same sign are a matter of bookkeeping: money that was paid is negative at many brokers.
 *
 * @param names of the columns, none where these have no heading
 * @param found the columns that are known without their names, -1 for one that the table lacks
 */
export function hasSignedSales(
  rows: Rows,
  names: readonly string[],
  found: { readonly quantity: number; readonly amount: number } = { quantity: -1, amount: -1 },
): boolean {
  const [first] = rows as readonly [readonly string[]];
  return first.some((_, at) => {
    const cells = rows.map((row) => row[at] as string);
    const name = names[at] ?? '';
    const kinds = columnKinds(name);
    const isQuantity = at === found.quantity || kinds.includes('quantity');
    const isAmount = isMoney(name) || (at === found.amount && !PROFIT.test(name));
    // Brackets around every quantity may only set it off from its price: 60,500원 (10주).
    const isBelowZero = isQuantity && cells.some((cell) => isNegative(cell) && !BRACKET.test(cell));
    return isBelowZero || ((isQuantity || isAmount) && haveBothSigns(cells));
  });
}
