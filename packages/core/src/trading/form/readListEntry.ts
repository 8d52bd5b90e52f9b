import type { Exact } from '../../exact/index.ts';
import type { Result } from '../../result/index.ts';
import { type NumberUnit, parseNumber } from '../../validate/index.ts';

/**
 * Parses one entry of a list returned by `listReadings`.
 *
 * Like `parseNumber`: a remaining comma is in an amount with words (3억 5,000만), or is misplaced and rejected.
 *
 * @param field the label of the list, carried into the failure's facts
 * @param unit the unit of the numbers, whose marks may be next to them
 * @example readListEntry('10%', '비중', 'percent') // { ok: true, value: 10 }
 */
export function readListEntry(entry: string, field: string, unit: NumberUnit): Result<Exact> {
  return parseNumber(entry, { field, unit, allowNegative: true });
}
