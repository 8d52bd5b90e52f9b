/** Enough for every bound, and a delay of 0 stays 0. */
const MAX_DOUBLINGS = 10;

/** A delay that doubles with each failure, up to a bound. */
export function doubled(firstMs: number, failures: number, mostMs: number): number {
  return Math.min(mostMs, firstMs * 2 ** Math.min(failures, MAX_DOUBLINGS));
}
