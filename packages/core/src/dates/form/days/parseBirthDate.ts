import { fail, type Result } from '../../../result/index.ts';
import { type CivilDate, toDayNumber } from '../../dayNumber.ts';
import { parseDate } from './parseDate.ts';
import type { DateOrder } from './writtenDate.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** The birth date is after today. */
    'dates.birthInFuture': Readonly<Record<never, never>>;
  }
}

/**
 * Parses a birth date: everything {@link parseDate} accepts, but not after today (`dates.birthInFuture`).
 *
 * @param today the user's local date
 * @example
 * parseBirthDate('2000-05-15', { year: 2026, month: 11, day: 20 })
 * // { ok: true, value: { year: 2000, month: 5, day: 15 } }
 */
export function parseBirthDate(text: string, today: CivilDate, order?: DateOrder): Result<CivilDate> {
  const birth = parseDate(text, order);
  if (birth.ok && toDayNumber(birth.value) > toDayNumber(today)) return fail('dates.birthInFuture', {});
  return birth;
}
