import { fail, ok, type Result } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import { MAX_DAY_COUNT } from './maxDayCount.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** No number of days was entered. */
    'dates.countMissing': Readonly<Record<never, never>>;
    /** The number is not whole, or beyond the range of the tools. */
    'dates.countOutOfRange': { readonly min: number; readonly max: number };
  }
}

/**
 * Parses how many days, weeks, months or years to add; a negative number goes back.
 *
 * - Blank text is `dates.countMissing`; text that is not a number fails as in `parseNumber`.
 * - Fractions and numbers beyond ±{@link MAX_DAY_COUNT} are `dates.countOutOfRange`.
 *
 * @example parseDayCount('100', '일수') // { ok: true, value: 100 }
 */
export function parseDayCount(text: string, field: string): Result<number> {
  if (text.trim() === '') return fail('dates.countMissing', {});
  const count = parseNumber(text, { field, allowNegative: true });
  if (!count.ok) return count;
  const size = count.value.abs();
  if (size.d !== 1n || size.compare(MAX_DAY_COUNT) > 0) {
    return fail('dates.countOutOfRange', { min: -MAX_DAY_COUNT, max: MAX_DAY_COUNT });
  }
  return ok(Number(count.value.s * count.value.n));
}
