import { roughly } from '../cells/roughly.ts';
import { TOLERANCE } from './roundColumns.ts';

/** The error of a sum of fractions. */
export const ROUNDING = 1e-9;
const DECIMALS = /(?<=\.)\d+/u;

/** The numbers of a column. */
type Figures = readonly number[];

function runningSums(values: Figures): Figures {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** How much the numbers of two columns differ, as shares of the second; NaN if any is missing. */
function differences(values: Figures, wanted: Figures): Figures {
  return values.map((value, at) => Math.abs(value / (wanted[at] as number) - 1));
}

export function areClose(values: Figures, wanted: Figures): boolean {
  return differences(values, wanted).every((difference) => difference <= TOLERANCE);
}

/** Whether the sizes of purchases are quantities or amounts of money. */
export type Measure = 'quantity' | 'amount';

/** The quantities and the money of all purchases so far. */
type Totals = Readonly<Record<Measure, Figures>>;

export function totalsOf(prices: Figures, sizes: Figures, measure: Measure): Totals {
  const sums = runningSums(sizes);
  const byPrice = (size: (price: number, of: number) => number) =>
    runningSums(prices.map((price, at) => size(price, sizes[at] as number)));
  return measure === 'quantity'
    ? { quantity: sums, amount: byPrice((price, of) => price * of) }
    : { quantity: byPrice((price, of) => of / price), amount: sums };
}

/** The averages of all purchases so far. */
export function averagesOf({ quantity, amount }: Totals): Figures {
  return amount.map((total, at) => total / (quantity[at] as number));
}

/** How much averages differ in all from running ones; undefined unless these are much nearer than the prices. */
export function runningError(
  averages: Figures,
  prices: Figures,
  running: Figures,
  tolerance: number,
): number | undefined {
  const sumOf = (shares: Figures) => shares.reduce((sum, share) => sum + share, 0);
  const errors = differences(averages, running);
  const error = sumOf(errors);
  const isRunning =
    averages.length > 0 &&
    errors.every((difference) => difference <= tolerance) &&
    (error < ROUNDING || 2 * error < sumOf(differences(averages, prices)));
  return isRunning ? error : undefined;
}

/** Whether running averages are written as exactly as their digits allow. */
export function areExact(cells: readonly string[], running: Figures): boolean {
  return cells.every((cell, at) => {
    const [decimals = ''] = DECIMALS.exec(cell.normalize('NFKC')) ?? [];
    return Math.abs(roughly(cell) - (running[at] as number)) <= 10 ** -decimals.length;
  });
}
