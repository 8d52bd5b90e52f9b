import { type ListKind, type ListReading, listReadings } from './listReadings.ts';
import type { PurchaseField, PurchaseForm } from './parsePurchaseRows.ts';

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

function readTable(lines: readonly (readonly string[])[]): readonly PurchaseForm[] | undefined {
  const rows = lines.flatMap(([first = '', second = '']): readonly PurchaseForm[] => {
    const [weight, price] = [oneEntry(first, 'shares'), oneEntry(second, 'prices')];
    return weight === undefined || price === undefined ? [] : [{ weight, price }];
  });
  return rows.length === lines.length ? rows : undefined;
}

/**
 * Parses text that is pasted into a row of purchases.
 *
 * - Two or more lines of two cells are weights and prices; a line without a digit above them is their heading. Lines
 *   with more cells are something else and are not spread.
 * - A list of two entries or more (see `listReadings`) is a column. One number, even with grouped digits, is text for
 *   the field alone.
 * - `60/40` as a weight is a fraction or two weights.
 *
 * @param field the field of the row; a price is no fraction
 * @example
 * readPastedPurchases('10%\t60,500\n20%\t55,250', 'weight')
 * // { kind: 'table', rows: [{ weight: '10%', price: '60500' }, { weight: '20%', price: '55250' }] }
 */
export function readPastedPurchases(text: string, field: PurchaseField): PastedPurchases {
  const lines = cellsOf(text);
  if (lines.length > 1 && lines.some((cells) => cells.length > 1)) {
    const rows = lines.every((cells) => cells.length === 2) ? readTable(lines) : undefined;
    return rows ? { kind: 'table', rows } : { kind: 'text' };
  }
  const [entries = [], other] = listReadings(text, field === 'weight' ? 'shares' : 'prices');
  if (entries.length < 2) return { kind: 'text' };
  if (field === 'weight' && FRACTION.test(text)) return { kind: 'twoWays', readings: [[entries.join('/')], entries] };
  return other ? { kind: 'twoWays', readings: [entries, other] } : { kind: 'column', entries };
}
