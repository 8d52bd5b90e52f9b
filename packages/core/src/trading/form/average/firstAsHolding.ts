import { finiteDecimal } from '../fields/finiteDecimal.ts';
import { parsePositive } from '../fields/parsePositive.ts';
import type { AverageForm, PastedRound } from './parseAverageForm.ts';

/**
 * The first pasted purchase, used as the initial holding of an average price: the amount (money) is price × quantity,
 * exact. To be offered, never taken without asking. Undefined where its numbers are not above 0, or where the quantity
 * that its amount buys has no finite decimal form.
 *
 * @example
 * firstAsHolding([{ mode: 'quantity', price: '60,500', quantity: '2' }])
 * // { initialAmount: '121000', initialQuantity: '2' }
 */
export function firstAsHolding(
  rounds: readonly PastedRound[],
): Pick<AverageForm, 'initialAmount' | 'initialQuantity'> | undefined {
  const { mode = 'quantity', price: priceText = '', ...sizes } = rounds[0] ?? {};
  const price = parsePositive(priceText, '', 'won');
  const size = parsePositive(sizes[mode] ?? '', '', mode === 'amount' ? 'won' : 'coin');
  if (!price.ok || !size.ok) return undefined;
  const byAmount = mode === 'amount';
  const initialAmount = finiteDecimal(byAmount ? size.value : size.value.mul(price.value));
  const initialQuantity = finiteDecimal(byAmount ? size.value.div(price.value) : size.value);
  if (initialAmount === undefined || initialQuantity === undefined) return undefined;
  return { initialAmount, initialQuantity };
}
