import assert from 'node:assert/strict';
import { Exact } from '@toolbox/core/exact';
import { isRecord } from '@toolbox/core/validate';

const MORE = '…';

/**
 * What an example says about a result, completed by the result itself: what `…` stands for is taken from there, and an
 * exact number may be written as a number or as text.
 */
function completed(expected: unknown, result: unknown): unknown {
  if (result instanceof Exact) {
    const said = typeof expected === 'number' || typeof expected === 'string' || typeof expected === 'bigint';
    return said && result.equals(expected) ? result : expected;
  }
  if (Array.isArray(expected) && Array.isArray(result)) {
    const items =
      expected.at(-1) === MORE ? [...expected.slice(0, -1), ...result.slice(expected.length - 1)] : expected;
    return items.map((item, index) => completed(item, result[index]));
  }
  if (!isRecord(expected) || Object.getPrototypeOf(expected) !== Object.prototype) return expected;
  const { [MORE]: more, ...fields } = expected;
  if (typeof more === 'string') return String(result).startsWith(more) ? result : expected;
  if (!isRecord(result)) return expected;
  const own = Object.entries(fields).map(([name, value]) => [name, completed(value, result[name])]);
  return { ...(more === true ? result : {}), ...Object.fromEntries(own) };
}

/** Compares a result with what an example says of it. @throws AssertionError where they differ */
export function assertMatchesExample(result: unknown, expected: unknown): void {
  assert.deepEqual(result, completed(expected, result));
}
