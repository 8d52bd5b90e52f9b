import type { RateSource } from './rateSources.ts';

/** A month, `YYYY-MM`; such texts sort in chronological order. */
export type MonthText = `${number}-${string}`;

/**
 * - `enacted`: in a promulgated law or notice.
 * - `decided`: decided and announced, but not yet decreed.
 * - `provisional`: not announced on the day of checking; the last known value is used and may be wrong.
 */
export type RateStatus = 'enacted' | 'decided' | 'provisional';

/** What every row of a rate table has besides its values. It is in force until the next row begins. */
export type DatedRow = {
  readonly from: MonthText;
  readonly status: RateStatus;
  readonly source: RateSource;
  /** When the row was compared with its source, `YYYY-MM-DD`. */
  readonly checkedOn: string;
};

/** The months that the tables cover. */
export const RATE_MONTHS = { min: '2023-01', max: '2027-12' } as const;

/**
 * The row in force in a month: the last one that has begun.
 *
 * @param rows in chronological order
 * @example rowIn(MINIMUM_WAGES, '2026-07').hourly // 10320n
 */
export function rowIn<Row extends DatedRow>(rows: readonly [Row, ...Row[]], month: MonthText): Row {
  return rows.findLast(({ from }) => from <= month) ?? rows[0];
}
