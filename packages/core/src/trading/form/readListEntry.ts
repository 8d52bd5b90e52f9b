import { type Exact, exact } from '../../exact/index.ts';
import { ok, type Result } from '../../result/index.ts';
import { type NumberUnit, parseNumber } from '../../validate/index.ts';

/** A share: 1/3. */
const FRACTION = /^(\d{1,9})\/(0*[1-9]\d{0,8})$/u;

/**
 * Parses one entry of a list returned by `listReadings`.
 *
 * Like `parseNumber`, and fractions such as `1/3`. A remaining comma is in an amount with words (3억 5,000만), or is
 * misplaced and rejected.
 *
 * @param field the label of the list, carried into the failure's facts
 * @param unit the unit of the numbers, whose marks may be next to them
 * @example readListEntry('10%', '비중', 'percent') // { ok: true, value: 10 }
 */
export function readListEntry(entry: string, field: string, unit: NumberUnit): Result<Exact> {
  const [, above, below] = FRACTION.exec(entry) ?? [];
  if (above !== undefined && below !== undefined) return ok(exact(above).div(exact(below)));
  return parseNumber(entry, { field, unit, allowNegative: true });
}
