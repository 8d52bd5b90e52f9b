import type { Result } from '../../../result/index.ts';
import type { UnrealizedProfitInput } from '../../unrealizedProfit.ts';
import { type FieldFailures, joinFields } from '../fields/joinFields.ts';
import { parsePositive } from '../fields/parsePositive.ts';

/** A field of the form. */
export type ProfitField = keyof UnrealizedProfitInput;

/**
 * Parses the form of the profit calculator and returns every failure at once.
 *
 * All three must be above 0: `number.notNumber` (blank too), `number.negative`, `number.zero`.
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example
 * const labels = { entryPrice: '매수가', currentPrice: '현재가', quantity: '수량' };
 * const input = parseProfitForm({ entryPrice: '100', currentPrice: '120', quantity: '2' }, labels);
 * input.ok && unrealizedProfit(input.value).ratePercent // 20
 */
export function parseProfitForm(
  form: Readonly<Record<ProfitField, string>>,
  labels: Readonly<Record<ProfitField, string>>,
): Result<UnrealizedProfitInput, FieldFailures<ProfitField>> {
  return joinFields({
    entryPrice: parsePositive(form.entryPrice, labels.entryPrice, 'won'),
    currentPrice: parsePositive(form.currentPrice, labels.currentPrice, 'won'),
    quantity: parsePositive(form.quantity, labels.quantity, 'coin'),
  });
}
