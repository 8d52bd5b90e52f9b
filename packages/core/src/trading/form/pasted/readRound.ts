import { finiteDecimal } from '../finiteDecimal.ts';
import type { RoundField, RoundForm } from '../parseAverageForm.ts';
import { parsePositive } from '../parsePositive.ts';
import { MONEY } from './cellUnits.ts';
import type { RoundColumns } from './roundColumns.ts';

/** What a line of a pasted list fills in of a purchase. */
export type PastedRound = Readonly<Partial<RoundForm>>;

/**
 * A number with its currency, its unit or the name of a coin; Korean factors may be between the digits, with a space
 * behind them (7만 2천원), and a power of ten after them: 1.5E-05.
 */
export const NUMBER =
  /^(?:[a-z]{1,2}(?=\$))?[^\p{L}\p{N}]{0,3}\p{Nd}(?:[\p{Nd}.,십백천만억조]|(?<=[십백천만억조]) (?=[\p{Nd}.,]+[십백천만억조원]))*(?:e[+-]?\p{Nd}{1,2})?[^\p{L}\p{N}]{0,3}\p{L}{0,10}$/iu;

/**
 * The price of one in the currency of the amount; undefined where the amount or the quantity is not above 0, or the
 * price has no finite decimal form.
 */
function priceOf(amountText: string, quantityText: string): string | undefined {
  const [currency = ''] = MONEY.exec(amountText) ?? [];
  const amount = parsePositive(amountText.replace(MONEY, ''), '', 'won');
  const quantity = parsePositive(quantityText, '', 'coin');
  const price = amount.ok && quantity.ok ? finiteDecimal(amount.value.div(quantity.value)) : undefined;
  if (price === undefined) return undefined;
  return amountText.startsWith(currency) ? `${currency}${price}` : `${price}${currency}`;
}

/** A row by its columns; undefined where a cell is not a number, or no price follows from an amount and a quantity. */
export function readRound(
  row: readonly string[],
  columns: RoundColumns,
  mode: RoundForm['mode'],
): (PastedRound & Pick<RoundForm, 'price'>) | undefined {
  const cellOf = (field: RoundField) => row[columns[field]] as string;
  const price = columns.price < 0 ? priceOf(cellOf('amount'), cellOf('quantity')) : cellOf('price');
  const size = columns[mode] >= 0 ? mode : mode === 'amount' ? 'quantity' : 'amount';
  const isRow = price !== undefined && [price, cellOf(size)].every((cell) => NUMBER.test(cell));
  return isRow ? { mode: size, price, [size]: cellOf(size) } : undefined;
}
