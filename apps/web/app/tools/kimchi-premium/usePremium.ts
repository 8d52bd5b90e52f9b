import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { type PremiumAnswer, premiumQuery } from './api.ts';
import type { MarketChoice } from './coins.ts';

/** The premium as it was last heard; a failure stands beside the figures of before. */
export function usePremium(market: MarketChoice) {
  const query = useLiveQuery<PremiumAnswer>(premiumQuery(market));
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = query;
  return {
    answer: data?.state === 'on' ? data : undefined,
    isOff: data?.state === 'off',
    error,
    isPending,
    isFetching,
    updatedAt: dataUpdatedAt,
    refetch,
  };
}
