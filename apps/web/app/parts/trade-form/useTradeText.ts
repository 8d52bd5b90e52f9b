import { type Exact, formatExact } from '@toolbox/core/exact';
import { averagePlaces } from '@toolbox/core/trading';
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

/** Formats money for the calculators, in the language of the page; with as many decimals as requested, if they are. */
export function useTradeText(decimalPlaces?: number): TradeText {
  const won = useWon();
  const requested = (value: Exact) => formatExact(value, { ...averagePlaces(value, decimalPlaces), group: true });
  const [asMoney, asPrice] = decimalPlaces === undefined ? [formatMoney, formatPrice] : [requested, requested];
  const money = (value: Exact | string) => won(typeof value === 'string' ? value : asMoney(value));
  const price = (value: Exact) => money(asPrice(value));
  return { money, price, gain: (value) => `${value.compare(0) > 0 ? '+' : ''}${money(value)}` };
}
