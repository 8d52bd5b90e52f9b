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
 * @param zoneMs the user's offset from UTC, in milliseconds; as a function of time where it changes, as with
 * daylight-saving time
 * @param most maximum number of labels, as long as a step of a week is enough
 * @returns earliest first
 * @example
 * // 9, 15, 21 and 3 o'clock in Seoul: every six hours.
 * chartTimes(0, 86_400_000, 9 * 3_600_000, 5) // [10800000, 32400000, 54000000, 75600000]
 * @example
 * // Midnights and noons in New York, which sets its clocks back in between.
 * const newYork = (time: number) => (time < Date.UTC(2026, 10, 1, 6) ? -4 : -5) * 3_600_000;
 * const times = chartTimes(Date.UTC(2026, 9, 31, 4), Date.UTC(2026, 10, 2, 5), newYork, 5);
 * times.map((time) => new Date(time + newYork(time)).getUTCHours()) // [0, 12, 0, 12, 0]
 */
export function chartTimes(
  from: number,
  to: number,
  zoneMs: number | ((time: number) => number),
  most: number,
): readonly number[] {
  const zoneAt = typeof zoneMs === 'number' ? () => zoneMs : zoneMs;
  // When daylight-saving time begins, the local clock advances by more hours than have passed.
  const span = Math.max(to - from, to + zoneAt(to) - (from + zoneAt(from)));
  const step = STEPS_MS.find((each) => span / each < most) ?? 168 * HOUR_MS;
  const zones = new Set([zoneAt(to)]);
  for (let time = from; time < to; time += step) zones.add(zoneAt(time));
  const times: number[] = [];
  for (const zone of zones) {
    for (let time = Math.ceil((from + zone) / step) * step - zone; time <= to; time += step) {
      if (zoneAt(time) === zone) times.push(time);
    }
  }
  // When a clock is set back at midnight, it shows midnight twice; only the first is kept.
  const isApart = (time: number, place: number, all: readonly number[]) =>
    time - (all[place - 1] ?? Number.NEGATIVE_INFINITY) >= step / 2;
  return times.toSorted((one, other) => one - other).filter(isApart);
}
