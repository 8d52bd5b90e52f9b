const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STEPS_MS = [
  ...[1, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12, 24, 48, 168].map((hours) => hours * HOUR_MS),
];

/**
 * The time labels of a chart's axis: round times by the user's clock, as many as fit.
 *
 * @param from the start, milliseconds since 1970
 * @param to the end
 * @param zoneMs the user's offset from UTC, in milliseconds
 * @param most maximum number of labels, as long as a step of a week is enough
 * @returns earliest first
 * @example
 * // 9, 15, 21 and 3 o'clock in Seoul: every six hours.
 * chartTimes(0, 86_400_000, 9 * 3_600_000, 5) // [10800000, 32400000, 54000000, 75600000]
 */
export function chartTimes(from: number, to: number, zoneMs: number, most: number): readonly number[] {
  const step = STEPS_MS.find((each) => (to - from) / each < most) ?? 168 * HOUR_MS;
  const times: number[] = [];
  for (let time = Math.ceil((from + zoneMs) / step) * step - zoneMs; time <= to; time += step) times.push(time);
  return times;
}
