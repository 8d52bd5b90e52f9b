import { type Exact, parseExact } from '../exact/index.ts';
import { fail, type Result } from '../result/index.ts';

const PERCENT = /\s*%$/;

/**
 * Reads one entry of a list as `listReadings` gives it: a number, for a weight also with `%` behind it.
 *
 * A comma that is left groups nothing, so the entry is `number.notNumber`; all else is as `parseExact` reads it.
 *
 * @param field the label of the list, carried into the failure's facts
 * @example readListEntry('10%', '비중') // { ok: true, value: 10 }
 */
export function readListEntry(entry: string, field: string): Result<Exact> {
  return entry.includes(',') ? fail('number.notNumber', { field }) : parseExact(entry.replace(PERCENT, ''), field);
}
