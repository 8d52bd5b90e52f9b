import type { KrwMarket } from '@toolbox/core/kimchi';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useEffect, useEffectEvent } from 'react';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useWords } from '../../i18n/useWords.ts';
import { type PremiumAnswer, premiumQuery, WATCH_MS } from './api.ts';
import type { Basis, Coin } from './coins.ts';
import { showNotice } from './showNotice.ts';

type PremiumWatchProps = {
  readonly market: KrwMarket;
  readonly coin: Coin;
  readonly basis: Basis;
  readonly isReached: (percentage: number) => boolean;
  readonly sentence: (percentage: number) => string;
};

/**
 * Looks at the premium more often while an alert is on, also while the page is hidden, because that is what an alert is
 * for. It tells once, and again only after the premium has left the mark.
 */
export function PremiumWatch({ market, coin, basis, isReached, sentence }: PremiumWatchProps) {
  const t = useWords('crypto', 'real-time-chart');
  const { data } = useLiveQuery<PremiumAnswer>({ ...premiumQuery(market), everyMs: WATCH_MS, whileHidden: true });
  const quote = data?.state === 'on' ? data.quotes.coins.find((each) => each.coin === coin) : undefined;
  const percentage = quote?.[basis]?.percentage;
  const reached = percentage !== undefined && isReached(percentage);
  const tell = useEffectEvent(() => {
    if (percentage !== undefined) showNotice(t('alert.title'), sentence(percentage));
  });

  useEffect(() => {
    if (reached) tell();
  }, [reached]);

  if (!reached) return <p role="status">{t('alert.watching')}</p>;
  return <Banner kind="success">{sentence(percentage)}</Banner>;
}
