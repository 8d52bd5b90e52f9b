/** Steps between lines that are easy to read, times a power of ten; the next is 10. */
const STEPS = [1, 2, 2.5, 5] as const;

/**
 * The values of a chart's grid lines: round values inside the range, as many as fit.
 *
 * @param from the lowest value of the chart, in any unit
 * @param to the highest value, above `from`
 * @param most maximum number of steps between the lines
 * @returns lowest first; empty where the range is empty
 * @example chartLines(0.6, 4.4, 5) // [1, 2, 3, 4]
 */
export function chartLines(from: number, to: number, most: number): readonly number[] {
  const span = to - from;
  if (!(span > 0) || most < 1) return [];
  const scale = 10 ** Math.floor(Math.log10(span / most));
  const step = scale * (STEPS.find((each) => span / (each * scale) <= most) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  // Integer multiples of the step, so that no error accumulates from line to line.
  return Array.from({ length: Math.max(0, count) }, (_, place) => Number(((first + place) * step).toPrecision(12)));
}
