import type { Result } from '../../../result/index.ts';
import type { TradeInput } from '../../tradeReturn.ts';
import { type FieldFailures, joinFields } from '../fields/joinFields.ts';
import { parseFeePercent } from '../fields/parseFeePercent.ts';
import { parsePositive } from '../fields/parsePositive.ts';

/** A field of the form. */
export type ReturnField = keyof TradeInput;

/**
 * Parses the form of the return calculator and returns every failure at once.
 *
 * Prices and quantity must be above 0: `number.notNumber` (blank too), `number.negative`, `number.zero`. The fee is
 * parsed by `parseFeePercent`.
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example
 * const labels = { buyPrice: '매수가', quantity: '수량', sellPrice: '매도가', feePercent: '수수료' };
 * const input = parseReturnForm({ buyPrice: '100', quantity: '1', sellPrice: '110', feePercent: '0' }, labels);
 * input.ok && tradeReturn(input.value).ratePercent // 10
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
