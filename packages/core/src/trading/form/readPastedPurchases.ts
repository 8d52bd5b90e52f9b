import type { ListReading } from './listPiece.ts';
import { type ListKind, listReadings } from './listReadings.ts';
import type { PurchaseField, PurchaseForm } from './parsePurchaseRows.ts';

/** Where a text is pasted. */
export type PurchasePlace = {
  readonly field: PurchaseField;
  /** Whether the rows have no prices. */
  readonly weightsOnly: boolean;
};

/** How a pasted text fills the rows of purchases. */
export type PastedPurchases =
  /** One number, or text that cannot be spread over rows: it is pasted into the field. */
  | { readonly kind: 'text' }
  /** One entry per row, downwards from the field. */
  | { readonly kind: 'column'; readonly entries: ListReading }
  /** Weight and price in two columns, as in a spreadsheet. */
  | { readonly kind: 'table'; readonly rows: readonly PurchaseForm[] }
  /** A list with two readings, the larger numbers first. */
  | { readonly kind: 'twoWays'; readonly readings: readonly [ListReading, ListReading] };

const LINE_END = /\r\n|\r|\n/;
const CELL_MARK = '\t';
const DIGIT = /\d/;
const PERCENT = /[%％]|퍼|프로/u;
/** A lower number beside a percentage may be a weight as well. */
const LOWEST_PRICE = 100;
/** One fraction, or a ratio: 1/3, 60/40. */
const FRACTION = /^\s*\d{1,9}\s?\/\s?\d{1,9}\s*$/u;

/** The cells of the lines with numbers: table headings are skipped. */
function cellsOf(text: string): readonly (readonly string[])[] {
  return text
    .split(LINE_END)
    .filter((line) => DIGIT.test(line.normalize('NFKC')))
    .map((line) => line.split(CELL_MARK));
}

/** A cell with exactly one number, as text without grouping. */
function oneEntry(cell: string, kind: ListKind): string | undefined {
  // With the separator after it a fraction is one entry.
  const [[entry, ...more] = []] = listReadings(`${cell};`, kind);
  return more.length === 0 ? entry : undefined;
}

/** What the two columns of every line are: prices may come first where only the second column has percentages. */
function readTable(lines: readonly (readonly string[])[]): readonly PurchaseForm[] | undefined {
  const isSwapped = lines.every(([first = '', second = '']) => PERCENT.test(second) && !PERCENT.test(first));
  const rows = lines.flatMap(([first = '', second = '']): readonly PurchaseForm[] => {
    const weight = oneEntry(isSwapped ? second : first, 'shares');
    const price = oneEntry(isSwapped ? first : second, 'prices');
    return weight === undefined || price === undefined ? [] : [{ weight, price }];
  });
  return rows.length === lines.length ? rows : undefined;
}

/** One line as the row of a table, and not two entries of one column. */
function isRow(cells: readonly string[], { field, weightsOnly }: PurchasePlace): boolean {
  const percentages = cells.filter((cell) => PERCENT.test(cell)).length;
  return cells.length === 2 && !weightsOnly && (percentages === 1 || (percentages === 0 && field === 'weight'));
}

/** `10%, 60,500`: a weight and a price, because no weight is that large beside a percentage. */
function isWeightAndPrice([first = '', second = '']: ListReading): boolean {
  return PERCENT.test(first) && Number(second) >= LOWEST_PRICE;
}

/**
 * Parses text that is pasted into a row of purchases.
 *
 * - Lines of two cells are weights and prices; a line without a digit above them is their heading. Lines with more cells
 *   are something else and are not spread, except one line, which is a column.
 * - A list of two entries or more (see `listReadings`) is a column. One number, even with grouped digits, is text for
 *   the field alone.
 * - `60/40` as a weight is a fraction or two weights.
 *
 * @param place the field of the row; a price is no fraction
 * @example
 * readPastedPurchases('10%\t60,500\n20%\t55,250', { field: 'weight', weightsOnly: false })
 * // { kind: 'table', rows: [{ weight: '10%', price: '60500' }, { weight: '20%', price: '55250' }] }
 */
export function readPastedPurchases(text: string, place: PurchasePlace): PastedPurchases {
  const { field, weightsOnly } = place;
  const lines = cellsOf(text);
  const [line = []] = lines;
  const isTable = lines.length > 1 ? lines.some((cells) => cells.length > 1) : isRow(line, place);
  if (isTable) {
    const rows = lines.every((cells) => cells.length === 2) ? readTable(lines) : undefined;
    return rows ? { kind: 'table', rows } : { kind: 'text' };
  }
  const [entries = [], other] = listReadings(text, field === 'weight' ? 'shares' : 'prices');
  if (entries.length < 2) return { kind: 'text' };
  if (field === 'weight' && FRACTION.test(text)) return { kind: 'twoWays', readings: [[entries.join('/')], entries] };
  const [weight = '', price = ''] = entries;
  const isOneRow = lines.length === 1 && entries.length === 2 && !weightsOnly && isWeightAndPrice(entries);
  if (isOneRow) return { kind: 'table', rows: [{ weight, price }] };
  return other ? { kind: 'twoWays', readings: [entries, other] } : { kind: 'column', entries };
}
