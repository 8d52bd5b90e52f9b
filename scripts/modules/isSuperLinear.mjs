/** Long enough to be told from nothing. */
const ENOUGH_MICROSECONDS = 10_000;
/** Texts that do not fit into the caches of a processor take longer for that alone. */
const MAX_LENGTH = 200_000;
const REPEATS = 5;
/** Small, so that an expression of exponential time is stopped within seconds. */
const GROWTH = 1.25;
/** The times of the longest text and of one of this share are compared. */
const SHARE = 0.25;
/** Between the exponents of linear and of quadratic time. */
const MAX_EXPONENT = 1.5;

/** The shortest of several times on the processor, which others who use the machine change the least. */
function shortestTime(expression, text) {
  let shortest = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    expression.lastIndex = 0;
    const start = process.threadCpuUsage();
    expression.test(text);
    shortest = Math.min(shortest, process.threadCpuUsage(start).user);
  }
  return shortest;
}

/**
 * Whether the time that this engine takes for an expression grows faster than a text that recheck calls an attack. Its
 * search for attacks limits their time by the clock, so that it also reports harmless ones on a busy machine.
 *
 * @param attack the parts of the text to repeat, and the end of it
 */
export function isSuperLinear(pattern, flags, { pumps, suffix }) {
  const expression = new RegExp(pattern, flags);
  const measured = [];
  for (let count = 1; ; count = Math.ceil(count * GROWTH)) {
    const parts = pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(Math.max(0, count + bias)));
    const text = `${parts.join('')}${suffix}`;
    // Nothing to repeat.
    if (text.length === measured.at(-1)?.length) return true;
    const last = { length: text.length, time: shortestTime(expression, text) };
    measured.push(last);
    if (last.length > MAX_LENGTH) return false;
    if (last.time < ENOUGH_MICROSECONDS) continue;
    const first = measured.findLast(({ length }) => length <= last.length * SHARE) ?? measured[0];
    // The first text may take that long, which leaves nothing to compare with.
    if (first === last) return true;
    return Math.log(last.time / first.time) / Math.log(last.length / first.length) > MAX_EXPONENT;
  }
}
