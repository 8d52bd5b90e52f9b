import { useState } from 'react';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type PremiumAnswer, premiumQuery, renewPremium } from './api.ts';
import type { MarketChoice } from './coins.ts';

/**
 * Whether the prices come with a history. A server that keeps one keeps one of every exchange: what was once known
 * stays so while another exchange is asked, or is away.
 */
export function useHasHistory(answer: Extract<PremiumAnswer, { readonly state: 'on' }> | undefined): boolean {
  const [hasHistory, setHasHistory] = useState(answer?.hasHistory ?? false);
  if (answer !== undefined && answer.hasHistory !== hasHistory) setHasHistory(answer.hasHistory);
  return answer?.hasHistory ?? hasHistory;
}

const KNOWN = ['upbit', 'bithumb', 'binance', 'coinbase', 'naver', 'exchangerate-api'] as const;

/** The name of a service as the page's language writes it. */
export function useSourceName(): (source: string) => string {
  const t = useMessages('kimchi-premium');
  return (source) => {
    const known = KNOWN.find((name) => name === source);
    return known === undefined ? source : t(`services.${known}`);
  };
}

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
