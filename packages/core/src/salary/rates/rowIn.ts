import type { RateSource } from './rateSources.ts';

/** A month, `YYYY-MM`; such texts sort like the months themselves. */
export type MonthText = `${number}-${string}`;

/**
 * - `enacted`: in a law or a notice that has been promulgated.
 * - `decided`: decided and announced; the decree is still to follow.
 * - `provisional`: not announced on the day of checking; the last known value stands in and may be wrong.
 */
export type RateStatus = 'enacted' | 'decided' | 'provisional';

/** What every row of a table of rates says beside its values. It holds until the next row begins. */
export type DatedRow = {
  readonly from: MonthText;
  readonly status: RateStatus;
  readonly source: RateSource;
  /** The day on which the row was compared with its source, `YYYY-MM-DD`. */
  readonly checkedOn: string;
};

/** The months for which the tables answer. */
export const RATE_MONTHS = { min: '2023-01', max: '2027-12' } as const;

/**
 * The row that holds in a month: the last one that has begun.
 *
 * @param rows in the order of time
 * @example rowIn(PENSION_RATES, '2026-07')
 */
export function rowIn<Row extends DatedRow>(rows: readonly [Row, ...Row[]], month: MonthText): Row {
  return rows.findLast(({ from }) => from <= month) ?? rows[0];
}
