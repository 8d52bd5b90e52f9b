import { formatLocalMoment } from '@toolbox/i18n/format/formatLocalTime';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useEffect, useEffectEvent } from 'react';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { POLL_MS, type PremiumAnswer, premiumQuery } from './api.ts';
import type { Basis, Coin, MarketChoice } from './coins.ts';
import styles from './Premium.module.css';
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
  const language = usePageLanguage();
  const { data, error, dataUpdatedAt } = useLiveQuery<PremiumAnswer>({
    ...premiumQuery(market),
    everyMs: POLL_MS,
    whileHidden: true,
  });
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

  const state = error !== null ? 'failed' : percentage === undefined ? 'looking' : 'watching';
  return (
    <div>
      {reached ? <Banner kind="success">{sentence(percentage, source)}</Banner> : null}
      {!reached || state === 'failed' ? <p role="status">{t(`alert.${state}`)}</p> : null}
      {percentage !== undefined && (
        <p className={styles['caption']}>{t('alert.lastLook', { time: formatLocalMoment(dataUpdatedAt, language) })}</p>
      )}
    </div>
  );
}
