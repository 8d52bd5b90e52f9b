import type { PurchaseField } from '../../dca/parsePurchaseRows.ts';
import type { ListReading } from '../../lists/listPiece.ts';
import { listReadings } from '../../lists/listReadings.ts';
import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { withoutCurrency, withStatedCurrency } from '../cells/cellUnits.ts';
import { DIGIT, LINE_END } from '../cells/tableMarks.ts';
import { hasScale } from '../headings/columnKinds.ts';
import { headingLine, isScaled, linesAbove, onlyColumnKinds } from '../headings/tableHeading.ts';
import { csvTable } from '../table/csvTable.ts';
import { mayHaveDecimalCommas } from '../table/decimalCommas.ts';
import { joinCellLines } from '../table/joinCellLines.ts';
import { plainTable } from '../table/plainTable.ts';
import type { Rows } from '../table/rowCells.ts';
import { tabTable } from '../table/tabTable.ts';
import { withoutBlankColumns } from '../table/withoutBlankColumns.ts';
import { withoutTotals } from '../table/withoutTotals.ts';
import { wordedRow } from '../table/wordedRow.ts';
import { mayBeDates } from './mayBeDates.ts';
import type { PastedPurchases, PurchasePlace } from './pastedPurchases.ts';
import { percentageRows } from './percentageRows.ts';
import { PERCENT, purchaseCells } from './purchaseCells.ts';
import { weightsAndPrices } from './weightsAndPrices.ts';

/** One line with a name before a colon: 비중: 10%, 20%. */
const NAMED_LINE = /^([^\p{Nd}:：\n\r]+)[:：](?=[^\n\r]*\p{Nd})([^\n\r]+)$/u;
/** Between the cells of a heading with two or more. */
const CELL_MARKS = /[\t|,;]/;
/** One fraction, or a ratio: 1/3, 60/40. */
const FRACTION = /^\s*\d{1,9}\s?\/\s?\d{1,9}\s*$/u;
/** 1/2, 1/3 and 1/4 are rather shares than days. */
const UNIT_FRACTION = '1/';

const UNREAD_COLUMNS = { kind: 'unread', reason: 'columns' } as const;

/** A table that is pasted: its lines without totals, those with numbers, and the line that names its columns. */
type PastedLines = {
  readonly kept: readonly string[];
  readonly figures: readonly string[];
  readonly heading: string | undefined;
  /** Whether the lines above say that the figures are in a multiple of their unit. */
  readonly isInMultiples: boolean;
};

/** A list in one line with the name of its field before it, in the form of a list below a heading. */
function belowName(text: string): string {
  const [, name, list] = NAMED_LINE.exec(text.trim()) ?? [];
  const isName = name !== undefined && (hasScale(name) || onlyColumnKinds(name).length > 0);
  return isName ? `${name}\n${list}` : text;
}

function linesOf(text: string): PastedLines {
  // A heading is lost where two columns become a table, and with it its order.
  const listed = csvTable(withoutListMarkers(text));
  const heading = headingLine(listed);
  const table = tabTable(text);
  const named = heading !== undefined && CELL_MARKS.test(heading) ? csvTable(table) : table;
  const kept = withoutTotals(named.split(LINE_END));
  return {
    kept,
    figures: kept.filter((line) => DIGIT.test(line)),
    heading,
    isInMultiples: isScaled(listed.split(LINE_END)),
  };
}

/** The field of one column: the one that its heading names, where rows have it, or the one it is pasted into. */
function columnField(heading: string | undefined, { field, weightsOnly }: PurchasePlace): PurchaseField {
  const fields = onlyColumnKinds(heading).map((kind) => (kind === 'price' ? 'price' : 'weight'));
  const [named = field, ...others] = new Set<PurchaseField>(fields);
  return weightsOnly || others.length > 0 ? field : named;
}

/** One line as the row of a table, and not two entries of one column. */
function isRow(cells: readonly string[], { field, weightsOnly }: PurchasePlace): boolean {
  const percentages = cells.filter((cell) => PERCENT.test(cell)).length;
  return cells.length === 2 && !weightsOnly && (percentages === 1 || (percentages === 0 && field === 'weight'));
}

/** Whether the cells of lines are those of a table, and not the entries of one column. */
function isTable(rows: Rows, heading: string | undefined, place: PurchasePlace): boolean {
  const [first = []] = rows;
  if (rows.length > 1) return rows.some((cells) => cells.length > 1);
  return (heading !== undefined && first.length > 1) || isRow(first, place);
}

function readTable(rows: Rows, heading: string | undefined): PastedPurchases {
  const isDated = heading === undefined && mayBeDates(rows.map(([first]) => (first as string).trim()));
  return isDated ? UNREAD_COLUMNS : weightsAndPrices(rows);
}

/** The readings of one column: prices with the currency that its heading states, and money as weights without any. */
function columnReadings(list: string, heading: string | undefined, field: PurchaseField): readonly ListReading[] {
  const isMoney = onlyColumnKinds(heading).includes('amount');
  const entryOf = (entry: string) => {
    if (isMoney) return withoutCurrency(entry);
    return field === 'price' ? withStatedCurrency(entry, heading ?? '') : entry;
  };
  const readings = listReadings(list, field === 'weight' ? 'shares' : 'prices');
  return readings.map((reading) => reading.map(entryOf));
}

/** Whether the entries of one column without a heading may be dates, and not weights. */
function areDates(entries: ListReading): boolean {
  return !entries.every((entry) => entry.startsWith(UNIT_FRACTION)) && mayBeDates(entries);
}

/** Lines of one entry, and lists in one line. */
function readColumn({ kept, figures, heading }: PastedLines, place: PurchasePlace): PastedPurchases {
  if (figures.length > 1 && mayHaveDecimalCommas(figures, 'price')) return UNREAD_COLUMNS;
  const field = columnField(heading, place);
  const list = (heading === undefined ? kept : kept.slice(linesAbove(kept).length)).join('\n');
  const [entries = [], other] = columnReadings(list, heading, field);
  if (entries.length < 2 && heading === undefined) return { kind: 'text' };
  const isFraction = field === 'weight' && FRACTION.test(list);
  if (isFraction) return { kind: 'twoWays', field, readings: [[entries.join('/')], entries] };
  if (field === 'weight' && heading === undefined && areDates(entries)) return UNREAD_COLUMNS;
  const percentages = percentageRows(figures, place.weightsOnly);
  if (percentages.length > 0) return weightsAndPrices(percentages);
  return other ? { kind: 'twoWays', field, readings: [entries, other] } : { kind: 'column', field, entries };
}

/**
 * Parses text that is pasted into a row of purchases.
 *
 * - Lines of two cells, from a spreadsheet or typed (see `tabTable`), are weights and prices, and so are lines of a
 *   percentage and another number. Where a heading names both, they may be in any order and beside others, also in a
 *   typed table; of two columns it may name one, and an amount of money is a weight, without its currency. A table with
 *   a heading that is not understood, or with other columns, is not read, except one line without a heading, which is a
 *   column, and lines of a percentage and another number that the heading does not call a count, a date, an amount or a
 *   quantity. Lines with totals are skipped. A table with several coins, stocks or currencies, or with sales or
 *   receipts, is not read, and neither are figures in a multiple of their unit: `가격(만원)`. Percentages with a sign are
 *   price changes, not weights. Ascending fractions that may be dates and add up to more than 1 are not weights either:
 *   `11/20`. Without prices beside them those with the numerator 1 are weights: `1/2`, `1/3`, `1/4`.
 * - A list of two entries or more is a column: numbers between line breaks, semicolons, colons, slashes, or commas that
 *   do not group digits. One number, even with grouped digits, is text for the field alone.
 *   Below a heading, or in one line after it and a colon, it may have one entry, and fills the field that the heading
 *   names, if the rows have it.
 * - Lines whose commas may be decimal ones, as `12,5` in each, are not read, because splitting at the commas may be
 *   wrong.
 * - `60/40` as a weight is a fraction or two weights.
 *
 * @param place the field of the row; a price cannot be a fraction
 * @example
 * readPastedPurchases('10%\t60,500\n20%\t55,250', { field: 'weight', weightsOnly: false })
 * // { kind: 'table', rows: [{ weight: '10%', price: '60500' }, { weight: '20%', price: '55250' }] }
 */
export function readPastedPurchases(text: string, place: PurchasePlace): PastedPurchases {
  const table = withoutBlankColumns(joinCellLines(plainTable(text)));
  const lines = linesOf(belowName(table));
  const hasWords = wordedRow(table.split(LINE_END)) !== undefined;
  if (lines.isInMultiples || hasWords) return UNREAD_COLUMNS;
  const rows = purchaseCells(lines.figures, lines.heading);
  if (typeof rows === 'string') return { kind: 'unread', reason: rows };
  return isTable(rows, lines.heading, place) ? readTable(rows, lines.heading) : readColumn(lines, place);
}
