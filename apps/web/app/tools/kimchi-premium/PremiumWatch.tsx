import { Banner } from '@toolbox/ui/banner/Banner';
import { useEffect, useEffectEvent } from 'react';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type PremiumAnswer, premiumQuery, WATCH_MS } from './api.ts';
import type { Basis, Coin, MarketChoice } from './coins.ts';
import { showNotice } from './showNotice.ts';

type PremiumWatchProps = {
  readonly market: MarketChoice;
  readonly coin: Coin;
  readonly basis: Basis;
  readonly isReached: (percentage: number) => boolean;
  /** What is told, with the exchange the price at home is of. */
  readonly sentence: (percentage: number, source: string) => string;
};

/**
 * Looks at the premium more often while an alert is on, also while the page is hidden, because that is what an alert is
 * for. It tells once, and again only after the premium has left the mark.
 */
export function PremiumWatch({ market, coin, basis, isReached, sentence }: PremiumWatchProps) {
  const t = useMessages('kimchi-premium');
  const { data } = useLiveQuery<PremiumAnswer>({ ...premiumQuery(market), everyMs: WATCH_MS, whileHidden: true });
  const quote = data?.state === 'on' ? data.quotes.coins.find((each) => each.coin === coin) : undefined;
  const percentage = quote?.[basis]?.percentage;
  const source = quote?.sources.krw ?? '';
  const reached = percentage !== undefined && isReached(percentage);
  const tell = useEffectEvent(() => {
    if (percentage !== undefined) showNotice(t('alert.title'), sentence(percentage, source));
  });

  useEffect(() => {
    if (reached) tell();
  }, [reached]);

  if (!reached) return <p role="status">{t('alert.watching')}</p>;
  return <Banner kind="success">{sentence(percentage, source)}</Banner>;
}
