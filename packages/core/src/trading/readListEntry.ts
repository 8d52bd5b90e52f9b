import type { Exact } from '../exact/index.ts';
import { fail, type Result } from '../result/index.ts';
import { type NumberUnit, parseNumber } from '../validate/index.ts';

/**
 * Reads one entry of a list as `listReadings` gives it.
 *
 * A comma that is left groups nothing, so the entry is `number.notNumber`; all else is as `parseNumber` reads it.
 *
 * @param field the label of the list, carried into the failure's facts
 * @param unit what the numbers of the list count in, whose marks may stand beside them
 * @example readListEntry('10%', '비중', 'percent') // { ok: true, value: 10 }
 */
export function readListEntry(entry: string, field: string, unit: NumberUnit): Result<Exact> {
  return entry.includes(',')
    ? fail('number.notNumber', { field })
    : parseNumber(entry, { field, unit, allowNegative: true });
}
