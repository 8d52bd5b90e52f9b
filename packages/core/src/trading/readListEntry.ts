import type { Exact } from '../exact/index.ts';
import type { Result } from '../result/index.ts';
import { type NumberUnit, parseNumber } from '../validate/index.ts';

/**
 * Reads one entry of a list as `listReadings` gives it.
 *
 * As `parseNumber` reads it: a comma that is left stands in an amount with words (3억 5,000만) or groups nothing, which is
 * refused.
 *
 * @param field the label of the list, carried into the failure's facts
 * @param unit what the numbers of the list count in, whose marks may stand beside them
 * @example readListEntry('10%', '비중', 'percent') // { ok: true, value: 10 }
 */
export function readListEntry(entry: string, field: string, unit: NumberUnit): Result<Exact> {
  return parseNumber(entry, { field, unit, allowNegative: true });
}
