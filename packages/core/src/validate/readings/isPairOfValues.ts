import type { NumberUnit } from '../numbers/numberUnits.ts';

const PAIR = /^(?<first>[\d.:]+) ?[-/] ?[\d.:]+$/u;
/**
 * Up to this first number, `9-6` or `170/70` are two values of the unit; above it (`30/6` days) a calculation. Hours
 * are missing: each tool resolves them itself.
 */
const MAX_FIRST_OF_PAIR: ReadonlyMap<NumberUnit | undefined, number> = new Map<NumberUnit, number>([
  ['days', 24],
  ['cm', Number.POSITIVE_INFINITY],
  ['kg', Number.POSITIVE_INFINITY],
]);

/**
 * Whether a text may be two values of the unit instead of a calculation with both: a height and a weight in a field for
 * either, two times in one for days.
 *
 * @param unit the unit of the field; undefined for a plain number, which has no such pairs
 * @example isPairOfValues('170/70', 'cm') // true
 */
export function isPairOfValues(text: string, unit: NumberUnit | undefined): boolean {
  const first = PAIR.exec(text.trim())?.groups?.['first'] ?? '';
  return first !== '' && Number.parseFloat(first) <= (MAX_FIRST_OF_PAIR.get(unit) ?? 0);
}
