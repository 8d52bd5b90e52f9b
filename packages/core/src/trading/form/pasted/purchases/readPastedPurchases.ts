import type { PurchaseField, PurchaseForm } from '../../dca/parsePurchaseRows.ts';
import type { ListReading } from '../../lists/listPiece.ts';
import { type ListKind, listReadings } from '../../lists/listReadings.ts';
import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { withoutCurrency, withStatedCurrency } from '../cells/cellUnits.ts';
import { DIGIT, LINE_END } from '../cells/tableMarks.ts';
import { withoutParticle } from '../cells/withoutParticle.ts';
import { columnKinds, hasScale } from '../headings/columnKinds.ts';
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
import { PERCENT, purchaseCells, type UnreadPurchases } from './purchaseCells.ts';

/** Where a text is pasted. */
export type PurchasePlace = {
  readonly field: PurchaseField;
  /** Whether the rows have no prices. */
  readonly weightsOnly: boolean;
};

/** How a pasted text fills the rows of purchases. */
export type PastedPurchases =
  /** One number, or no list: it is pasted into the field. */
  | { readonly kind: 'text' }
  /**
   * A table with other columns than weights and prices, with days that may be fractions, or with lines whose commas may
   * be decimal ones (`columns`), or a table with several coins, stocks or currencies (`assets`) or with sales, deposits
   * or the like (`others`).
   */
  | { readonly kind: 'unread'; readonly reason: UnreadPurchases }
  /** One entry per row, downwards, in the field that the heading names or that the text is pasted into. */
  | { readonly kind: 'column'; readonly field: PurchaseField; readonly entries: ListReading }
  /** Weight and price in two columns, as in a spreadsheet. */
  | { readonly kind: 'table'; readonly rows: readonly PurchaseForm[] }
  /** A list with two readings, the larger numbers first. */
  | {
      readonly kind: 'twoWays';
      readonly field: PurchaseField;
      readonly readings: readonly [ListReading, ListReading];
    };

/** One line with a name before a colon: 비중: 10%, 20%. */
const NAMED_LINE = /^([^\p{Nd}:：\n\r]+)[:：](?=[^\n\r]*\p{Nd})([^\n\r]+)$/u;
/** Between the cells of a heading with two or more. */
const CELL_MARKS = /[\t|,;]/;
/** A lower number beside a percentage may be a weight as well. */
const MIN_PRICE = 100;
/** One fraction, or a ratio: 1/3, 60/40. */
const FRACTION = /^\s*\d{1,9}\s?\/\s?\d{1,9}\s*$/u;

/** The day of a year, or a fraction: 11/20. */
const DAY = /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])$/;
/** 1/2, 1/3 and 1/4 are rather shares than days. */
const UNIT_FRACTION = '1/';
/** More than a month has. */
const MAX_DAYS = 32;
/** The error of a sum of fractions that is 1. */
const ROUNDING = 1e-9;
const SIGN = /^\s*[+\-\u2212]/u;

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

/**
 * Whether the weights of rows without a heading may be their dates: days of a year in order, 11/20 and 11/21. As
 * fractions these would be more than the whole; those of one whole are weights: 1/5, 2/5.
 */
function mayBeDates(weights: readonly string[]): boolean {
  const found = weights.map((weight) => DAY.exec(weight)).filter((day) => day !== null);
  const days = found.map(([, month, day]) => ({ month: Number(month), day: Number(day) }));
  const dates = days.map(({ month, day }) => month * MAX_DAYS + day);
  const isInOrder = [dates, dates.toReversed()].some((all) => all.join() === all.toSorted((a, b) => a - b).join());
  const sum = days.reduce((total, { month, day }) => total + month / day, 0);
  const isSameWhole = new Set(days.map(({ day }) => day)).size === 1;
  return days.length === weights.length && isInOrder && !isSameWhole && sum > 1 + ROUNDING;
}

/** A cell with exactly one number, as text without grouping. */
function oneEntry(cell: string, kind: ListKind): string | undefined {
  // With the separator after it a fraction is one entry.
  const [[entry, ...more] = []] = listReadings(`${withoutParticle(cell)};`, kind);
  return more.length === 0 ? entry : undefined;
}

/** The name of a field beside its value, or above it where the heading was not understood. */
function isFieldName(cell: string): boolean {
  return !DIGIT.test(cell) && columnKinds(cell).some((kind) => kind !== 'other');
}

/**
 * Weights and prices in two columns: the price may come first in a line where only the second cell is a percentage.
 * Not read where a percentage has a sign: it is a change of the price and no weight.
 */
function pastedTable(lines: Rows): PastedPurchases {
  const isOther = (cell: string) => (SIGN.test(cell) && PERCENT.test(cell)) || isFieldName(cell);
  const isRead = lines.every((cells) => cells.length === 2 && !cells.some(isOther));
  const rows = lines.flatMap(([first = '', second = '']): readonly PurchaseForm[] => {
    const isSwapped = PERCENT.test(second) && !PERCENT.test(first);
    const weight = oneEntry(isSwapped ? second : first, 'shares');
    const price = oneEntry(isSwapped ? first : second, 'prices');
    return weight === undefined || price === undefined ? [] : [{ weight, price }];
  });
  return isRead && rows.length === lines.length ? { kind: 'table', rows } : { kind: 'unread', reason: 'columns' };
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

/** The entries of a line as the cells of a row; undefined unless these are a percentage and another number. */
function percentageRow(line: string): ListReading | undefined {
  const [entries = []] = listReadings(line, 'prices');
  const percentages = entries.filter((entry) => PERCENT.test(entry)).length;
  return entries.length === 2 && percentages === 1 ? entries : undefined;
}

/**
 * Lines of a percentage and another number, whatever is between them: `10%: 60,500`. A column of weights has more
 * percentages or none. In one line the other number has to be too large for a weight.
 */
function percentageRows(figures: readonly string[], weightsOnly: boolean): readonly ListReading[] {
  const lines = withoutListMarkers(figures.join('\n')).split(LINE_END);
  const rows = lines.map(percentageRow).filter((row) => row !== undefined);
  const isOneRow = !weightsOnly && rows[0]?.some((entry) => Number(entry) >= MIN_PRICE);
  return rows.length === lines.length && (rows.length > 1 || isOneRow) ? rows : [];
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
  const { kept, figures, heading, isInMultiples } = linesOf(belowName(table));
  if (isInMultiples || wordedRow(table.split(LINE_END)) !== undefined) return { kind: 'unread', reason: 'columns' };
  const lines = purchaseCells(figures, heading);
  if (typeof lines === 'string') return { kind: 'unread', reason: lines };
  const [line = []] = lines;
  const isHeaded = heading !== undefined && line.length > 1;
  const isTable = lines.length > 1 ? lines.some((cells) => cells.length > 1) : isHeaded || isRow(line, place);
  if (isTable) {
    const isDated = heading === undefined && mayBeDates(lines.map(([first]) => (first as string).trim()));
    return isDated ? { kind: 'unread', reason: 'columns' } : pastedTable(lines);
  }
  if (figures.length > 1 && mayHaveDecimalCommas(figures, 'price')) return { kind: 'unread', reason: 'columns' };
  const field = columnField(heading, place);
  const list = (heading === undefined ? kept : kept.slice(linesAbove(kept).length)).join('\n');
  const isMoney = onlyColumnKinds(heading).includes('amount');
  const readings = listReadings(list, field === 'weight' ? 'shares' : 'prices');
  const entryOf = (entry: string) => {
    if (isMoney) return withoutCurrency(entry);
    return field === 'price' ? withStatedCurrency(entry, heading ?? '') : entry;
  };
  const [entries = [], other] = readings.map((reading) => reading.map(entryOf));
  if (entries.length < 2 && heading === undefined) return { kind: 'text' };
  const isFraction = field === 'weight' && FRACTION.test(list);
  if (isFraction) return { kind: 'twoWays', field, readings: [[entries.join('/')], entries] };
  const isUnit = entries.every((entry) => entry.startsWith(UNIT_FRACTION));
  const isDated = field === 'weight' && heading === undefined && !isUnit && mayBeDates(entries);
  if (isDated) return { kind: 'unread', reason: 'columns' };
  const percentages = percentageRows(figures, place.weightsOnly);
  if (percentages.length > 0) return pastedTable(percentages);
  return other ? { kind: 'twoWays', field, readings: [entries, other] } : { kind: 'column', field, entries };
}
