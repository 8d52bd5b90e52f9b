import { CELL_MARK } from '../cells/tableMarks.ts';
import { countsContracts } from '../columns/countsContracts.ts';
import { hasSeveralAssets, haveSeveralCurrencies } from '../columns/hasSeveralAssets.ts';
import { purchaseNames } from '../columns/purchaseNames.ts';
import { type RoundColumns, roundColumns } from '../columns/roundColumns.ts';
import { hasSignedSales, withoutSign } from '../columns/signedSales.ts';
import { unnamedColumns } from '../columns/unnamedColumns.ts';
import { withoutForeignAmounts } from '../columns/withoutForeignAmounts.ts';
import { withoutInexactAmount } from '../columns/withoutInexactAmount.ts';
import { withStatedCurrencies } from '../columns/withStatedCurrencies.ts';
import { hasUnknownTypes } from '../rows/tradeKind.ts';
import type { Rows } from '../table/rowCells.ts';
import type { PastedRounds, UnreadReason } from './pastedRounds.ts';
import { type PricedRound, readRound } from './readRound.ts';
import { type RoundTable, refused, unread, unreadRow } from './roundTable.ts';

const NOT_ZERO = /[1-9]/;

/** Why rows are not only purchases of one thing, by the lines between them, their types and their units. */
function reasonNotToRead({ statement, names }: RoundTable): UnreadReason | undefined {
  const { rows, sections } = statement;
  if (sections.hasSales) return 'sales';
  if (sections.hasOtherHeading) return 'columns';
  if (sections.hasSeveralNames) return 'assets';
  if (hasUnknownTypes(rows, names)) return 'types';
  return countsContracts(rows, names) ? 'contracts' : undefined;
}

function withoutSigns(rows: Rows, column: number | undefined): Rows {
  return rows.map((row) => row.map((cell, at) => (at === column ? withoutSign(cell) : cell)));
}

/**
 * The first row, from 1 in all lines with figures, that has no price and size although others have; undefined where the
 * columns are unclear.
 */
function oddRow({ statement, mode }: RoundTable, names: readonly string[]): number | undefined {
  const { listed, rows } = statement;
  const odd = rows.filter((row) => {
    const columns = roundColumns(names, [row], mode);
    const [paid] = withoutSigns([row], columns?.amount) as readonly [readonly string[]];
    const round = columns && readRound(paid, columns, mode);
    // Zeros agree with any amount.
    return round === undefined || !NOT_ZERO.test(round.price);
  });
  const [first] = odd;
  return first === undefined || odd.length === rows.length ? undefined : 1 + listed.indexOf(first);
}

/** The purchase of each row by its columns; undefined where any row has no price or no size. */
function roundsOf(
  { statement: { rows }, heading, names, mode }: RoundTable,
  columns: RoundColumns,
): readonly PricedRound[] | undefined {
  // The sign of amounts below a heading says that they were paid. Without one, a number below 0 may be anything.
  const paid = heading === undefined ? rows : withoutSigns(rows, columns.amount);
  const priced = withStatedCurrencies(paid, names);
  const filled = withoutInexactAmount(columns, priced, names);
  const rounds = priced.map((row) => readRound(row, filled, mode)).filter((round) => round !== undefined);
  return rounds.length < rows.length ? undefined : rounds;
}

/**
 * Purchases of a table with two columns or more, the same number in each row.
 *
 * @param isPriceMarked whether a mark says that the price is last: 10 @ 60,500
 */
export function readSeveralColumns(table: RoundTable, isPriceMarked: boolean): PastedRounds {
  const reason = reasonNotToRead(table);
  if (reason !== undefined) return unread(table, reason);
  const { text, statement, heading, names, mode } = table;
  const { listed, rows, freeShares } = statement;
  const bought = purchaseNames(withoutForeignAmounts(names, rows), rows);
  const columns =
    heading === undefined
      ? unnamedColumns(rows, mode, statement.isPriceLast || isPriceMarked)
      : roundColumns(bought, rows, mode);
  if (hasSignedSales(rows, names, columns)) return (text.includes(CELL_MARK) ? refused : unread)(table, 'sales');
  const rounds = columns && roundsOf(table, columns);
  if (columns === undefined || rounds === undefined) {
    const row = heading === undefined ? undefined : oddRow(table, bought);
    return row === undefined ? unread(table, 'columns') : unreadRow(table, row);
  }
  const hasSeveral =
    hasSeveralAssets(rows, names, columns.quantity) || haveSeveralCurrencies(rounds.map(({ price }) => price));
  if (hasSeveral) return unread(table, 'assets');
  return {
    kind: 'rounds',
    rounds,
    notBought: listed.length - rows.length,
    ...(freeShares > 0 ? { freeShares } : {}),
    named: heading !== undefined,
    derived: columns.price < 0,
    record: false,
  };
}
