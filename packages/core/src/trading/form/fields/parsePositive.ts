import type { Exact } from '../../../exact/index.ts';
import type { Result } from '../../../result/index.ts';
import { type NumberUnit, parseNumber } from '../../../validate/index.ts';

/**
 * Parses a price, a quantity or an amount of money: a number above 0, exact.
 *
 * Fails as `parseNumber` does: `number.notNumber` (blank too), `number.negative`, `number.zero`.
 *
 * @param field the label of the field, carried into the failure's facts
 * @param unit `won` for money, which may be typed in another currency without its sign, `coin` for a quantity
 * @example parsePositive('60,000원', '매수가', 'won') // { ok: true, value: 60000 }
 */
export function parsePositive(text: string, field: string, unit: NumberUnit): Result<Exact> {
  return parseNumber(text, { field, unit, allowZero: false });
}
