import type { Result } from '../result/index.ts';
import { type FieldFailures, joinFields } from './joinFields.ts';
import { parseFeePercent } from './parseFeePercent.ts';
import { parsePositive } from './parsePositive.ts';
import type { TradeInput } from './tradeReturn.ts';

export type ReturnField = keyof TradeInput;

/**
 * Parses the form of the return calculator and returns every failure at once.
 *
 * Prices and quantity must be above 0: `number.notNumber` (blank too), `number.negative`, `number.zero`. The fee is
 * parsed by `parseFeePercent`.
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example parseReturnForm({ buyPrice: '100', quantity: '1', sellPrice: '110', feePercent: '0.015' }, labels)
 */
export function parseReturnForm(
  form: Readonly<Record<ReturnField, string>>,
  labels: Readonly<Record<ReturnField, string>>,
): Result<TradeInput, FieldFailures<ReturnField>> {
  return joinFields({
    buyPrice: parsePositive(form.buyPrice, labels.buyPrice, 'won'),
    quantity: parsePositive(form.quantity, labels.quantity, 'coin'),
    sellPrice: parsePositive(form.sellPrice, labels.sellPrice, 'won'),
    feePercent: parseFeePercent(form.feePercent, labels.feePercent),
  });
}
