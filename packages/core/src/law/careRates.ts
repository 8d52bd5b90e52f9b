import type { DatedRow, MonthText } from './rowIn.ts';

/** The rate of long-term care insurance, as a share of the health insurance. */
export type CareRate = DatedRow & {
  /** The premium as a fraction of the health premium: `numerator / denominator`. */
  readonly ofHealth: readonly [numerator: number, denominator: number];
  /** The rate the ministry publishes, rounded, in percent of the health premium. */
  readonly publishedPercent: string;
  /** The month since which that rate applies, where the row begins with another rule of rounding. */
  readonly rateFrom?: MonthText;
};

/**
 * Long-term care insurance, as a share of the health premium.
 *
 * The law sets it as a rate of the pay over the health rate: 0.9448 / 7.19 for 2026. With the premium of November
 * 2026 that quotient is rounded to four decimals, 0.1314. The rate of 2027 is decided late in 2026 and was not
 * announced on the day of checking.
 */
// biome-ignore format: a table is read by its columns
export const CARE_RATES: readonly [CareRate, ...CareRate[]] = [
  { from: '2023-01', ofHealth: [9082, 70_900], publishedPercent: '12.81', status: 'enacted', source: 'careDecree', checkedOn: '2026-11-20' },
  { from: '2024-01', ofHealth: [9182, 70_900], publishedPercent: '12.95', status: 'enacted', source: 'careDecree', checkedOn: '2026-11-20' },
  { from: '2026-01', ofHealth: [9448, 71_900], publishedPercent: '13.14', status: 'enacted', source: 'careDecree2026', checkedOn: '2026-11-20' },
  { from: '2026-11', ofHealth: [1314, 10_000], publishedPercent: '13.14', rateFrom: '2026-01', status: 'enacted', source: 'careActRounding', checkedOn: '2026-11-20' },
  { from: '2027-01', ofHealth: [1314, 10_000], publishedPercent: '13.14', status: 'provisional', source: 'careActRounding', checkedOn: '2026-11-20' },
];
