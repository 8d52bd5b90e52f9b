import { coinSearch } from '../coins/coinSearch.ts';
import type { WhaleFlow } from './whaleFlow.ts';
import type { WhaleItem } from './whaleItems.ts';

/** Which movements to show. */
export type WhaleFilter = {
  /** A search as of {@link coinSearch}: symbols, parts of them or names; blank matches every token. */
  readonly token: string;
  /** In US dollars, inclusive. */
  readonly minimumUsd: number;
  /** Empty matches every flow. */
  readonly flows: readonly WhaleFlow[];
  readonly source: 'all' | 'chain' | 'channel';
};

/**
 * The items that pass a filter, in order. An item reported by both sources passes for either.
 *
 * @example filterWhales([], { token: 'ETH', minimumUsd: 50_000_000, flows: ['inflow'], source: 'all' }) // []
 */
export function filterWhales(
  items: readonly WhaleItem[],
  { token, minimumUsd, flows, source }: WhaleFilter,
): readonly WhaleItem[] {
  const isWanted = coinSearch(token);
  return items.filter(
    (item) =>
      isWanted(item.token) &&
      item.usdValue >= minimumUsd &&
      (flows.length === 0 || flows.includes(item.flow)) &&
      (source === 'all' || item.source === 'both' || item.source === source),
  );
}
