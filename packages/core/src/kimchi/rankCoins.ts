import { coinSearch } from '../coins/coinSearch.ts';
import type { CoinQuote } from './premiumQuotes.ts';

/** The order of a list of coins: as given, by name, or by premium. */
export type CoinOrder = 'given' | 'name' | 'highest' | 'lowest';

/** Which coins to list, and in which order. */
export type RankCoinsOptions = {
  /** A search as of {@link coinSearch}: symbols, parts of them or names; blank matches all. */
  readonly search: string;
  readonly order: CoinOrder;
  readonly basis: 'official' | 'usdt';
};

/**
 * The coins that match a search, sorted. A coin without a premium on the basis comes last.
 *
 * @example rankCoins([], { search: 'eth', order: 'highest', basis: 'official' }) // []
 */
export function rankCoins(
  coins: readonly CoinQuote[],
  { search, order, basis }: RankCoinsOptions,
): readonly CoinQuote[] {
  const isWanted = coinSearch(search);
  const found = coins.filter(({ coin }) => isWanted(coin));
  if (order === 'given') return found;
  if (order === 'name') return found.toSorted((one, other) => (one.coin < other.coin ? -1 : 1));
  const sign = order === 'highest' ? -1 : 1;
  const rank = (quote: CoinQuote) => sign * (quote[basis]?.percentage ?? sign * Number.POSITIVE_INFINITY);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
