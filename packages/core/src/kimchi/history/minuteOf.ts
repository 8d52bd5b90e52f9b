export const MINUTE_MS = 60_000;

/** The number of the minute of a time in milliseconds. */
export function minuteOf(time: number): number {
  return Math.floor(time / MINUTE_MS);
}
