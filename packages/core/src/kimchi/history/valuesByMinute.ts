import { MINUTE_MS, minuteOf } from './minuteOf.ts';

/**
 * The values of a thinned-out history minute by minute, for its statistics: each point stands for the minutes since the
 * point before it, at most for its interval, the first one for one minute. So points that are closer together, such as
 * the latest ones, do not outweigh the others.
 *
 * @param history oldest first, timestamps in milliseconds
 * @param intervalMs the time that a point stands for at most, in whole minutes and milliseconds
 * @returns as many values as the history has minutes, gaps apart
 * @example
 * const history = [{ timestamp: 0, value: 1 }, { timestamp: 180_000, value: 2 }, { timestamp: 240_000, value: 5 }];
 * valuesByMinute(history, 300_000) // [1, 2, 2, 2, 5]
 */
export function valuesByMinute(
  history: readonly { readonly timestamp: number; readonly value: number }[],
  intervalMs: number,
): readonly number[] {
  let before = history[0]?.timestamp ?? 0;
  return history.flatMap(({ timestamp, value }) => {
    const minutes = minuteOf(timestamp) - minuteOf(before);
    before = timestamp;
    return new Array<number>(Math.min(Math.max(minutes, 1), intervalMs / MINUTE_MS)).fill(value);
  });
}
