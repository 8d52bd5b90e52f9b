import type { Exact } from '@toolbox/core/exact';
import { useWon } from '../../i18n/useWon.ts';
import { formatMoney, formatPrice } from './formatTrade.ts';

export type TradeText = {
  /** An amount with its unit; already formatted digits keep their places. */
  readonly money: (value: Exact | string) => string;
  /** A unit price. */
  readonly price: (value: Exact) => string;
  /** An amount with a plus sign for a gain. */
  readonly gain: (value: Exact) => string;
};

/** Formats money for the calculators, in the language of the page. */
export function useTradeText(): TradeText {
  const won = useWon();
  const money = (value: Exact | string) => won(typeof value === 'string' ? value : formatMoney(value));
  const price = (value: Exact) => money(formatPrice(value));
  return { money, price, gain: (value) => `${value.compare(0) > 0 ? '+' : ''}${money(value)}` };
}
