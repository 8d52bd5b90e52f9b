import type { Exact } from '../exact/index.ts';
import type { Result } from '../result/index.ts';
import { parseNumber } from '../validate/index.ts';

/**
 * Reads a price, a quantity or an amount of money: a number above 0, exact.
 *
 * Fails as `parseNumber` does: `number.notNumber` (blank too), `number.negative`, `number.zero`.
 *
 * @param field the label of the field, carried into the failure's facts
 * @example parsePositive('60,000', 'Buy price')
 */
export function parsePositive(text: string, field: string): Result<Exact> {
  return parseNumber(text, { field, allowZero: false });
}
