import type { PastedRound, RoundField, RoundForm } from '../../average/parseAverageForm.ts';
import { finiteDecimal } from '../../fields/finiteDecimal.ts';
import { parsePositive } from '../../fields/parsePositive.ts';
import { MONEY } from '../cells/cellUnits.ts';
import type { RoundColumns } from '../columns/roundColumns.ts';

/** A purchase whose price is known. */
export type PricedRound = PastedRound & Pick<RoundForm, 'price'>;

const FACTORS = '십백천만억조';
const TEN_THOUSAND = FACTORS.indexOf('만');
/**
 * A space behind a factor, before a number with smaller ones only: any other is a second number (7만 8만). Those below
 * 만 may multiply it together: 7천 8백만.
 */
const SPACE = Array.from(FACTORS, (factor, rank) => {
  const smaller = FACTORS.slice(0, rank);
  const others = FACTORS.slice(rank, rank < TEN_THOUSAND ? TEN_THOUSAND : undefined);
  return String.raw`(?<=${factor}) (?=[\p{Nd}.,]+[${smaller}원])(?![\p{Nd}.,${smaller}]+[${others}])`;
}).join('|');

/**
 * A number with its currency, its unit or the name of a coin; Korean factors may be between the digits, with a space
 * behind them (7만 2천원), and a power of ten after them: 1.5E-05.
 */
export const NUMBER = new RegExp(
  String.raw`^(?:[a-z]{1,2}(?=\$))?[^\p{L}\p{N}]{0,3}\p{Nd}(?:[\p{Nd}.,${FACTORS}]|${SPACE})*(?:e[+-]?\p{Nd}{1,2})?[^\p{L}\p{N}]{0,3}\p{L}{0,10}$`,
  'iu',
);

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
): PricedRound | undefined {
  const cellOf = (field: RoundField) => row[columns[field]] as string;
  const price = columns.price < 0 ? priceOf(cellOf('amount'), cellOf('quantity')) : cellOf('price');
  const size = columns[mode] >= 0 ? mode : mode === 'amount' ? 'quantity' : 'amount';
  const isRow = price !== undefined && [price, cellOf(size)].every((cell) => NUMBER.test(cell));
  return isRow ? { mode: size, price, [size]: cellOf(size) } : undefined;
}
