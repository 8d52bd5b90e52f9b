import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { type PremiumAnswer, premiumQuery, renewPremium } from './api.ts';
import type { MarketChoice } from './coins.ts';

/** The premium as it was last heard; a failure stands beside the figures of before. */
export function usePremium(market: MarketChoice) {
  const { data, error, isPending, isFetching, dataUpdatedAt } = useLiveQuery<PremiumAnswer>(premiumQuery(market));
  const answer = data?.state === 'on' ? data : undefined;
  return {
    answer,
    isOff: data?.state === 'off',
    error,
    isPending,
    isFetching,
    /** Milliseconds; nothing before the first figures. */
    updatedAt: answer && dataUpdatedAt,
    refresh: () => renewPremium(market),
  };
}
