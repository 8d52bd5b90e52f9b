import { premiumMarks } from '@toolbox/core/kimchi';
import { formatLocalMoment } from '@toolbox/i18n/format/formatLocalTime';
import { Banner } from '@toolbox/ui/banner/Banner';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveQuery } from '../../../data/useLiveQuery.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageLanguage } from '../../../i18n/usePageLanguage.ts';
import { POLL_MS, type PremiumAnswer, premiumQuery } from '../api.ts';
import styles from '../KimchiPremium.module.css';
import type { PremiumChoice } from '../premiumChoice.ts';
import { missingFigure } from '../usePremium.ts';
import { showNotice } from './notifications.ts';

const NONE: ReadonlySet<string> = new Set();

type PremiumWatchProps = PremiumChoice & {
  /** Identifies the threshold and its direction. */
  readonly condition: string;
  readonly isReached: (percentage: number) => boolean;
  /** The message, with the domestic exchange. */
  readonly messageOf: (percentage: number, source: string) => string;
};

/**
 * Polls the premium more often while an alert is on, even while the page is hidden. It notifies once of each coin and
 * condition, and again only after the premium has left the threshold.
 *
 * An outdated premium is not a reason to notify, nor is one that our server will have confirmed by another service
 * within minutes. Figures of the public services are never confirmed, so the message says so.
 */
export function PremiumWatch({ market, coin, basis, condition, isReached, messageOf }: PremiumWatchProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const notified = useRef(NONE);
  const { data, error, dataUpdatedAt } = useLiveQuery<PremiumAnswer>({
    ...premiumQuery(market),
    everyMs: POLL_MS,
    whileHidden: true,
  });
  const answer = data?.state === 'on' ? data : undefined;
  const quote = answer?.quotes.coins.find((each) => each.coin === coin);
  const percentage = quote?.[basis]?.percentage;
  const marks = answer && premiumMarks(answer.quotes, { coin, basis });
  const unsettled = marks?.stale ? 'stale' : marks?.unconfirmed && answer?.hasHistory ? 'unconfirmed' : undefined;
  const isMet = percentage !== undefined && isReached(percentage);
  const lines = [
    ...(percentage === undefined ? [] : [messageOf(percentage, quote?.sources.krw ?? '')]),
    ...(marks?.unconfirmed ? [t('unconfirmed')] : []),
    ...(answer?.simulated ? [t('simulated')] : []),
  ];
  const isCertain = percentage !== undefined && error === null && unsettled === undefined;
  const name = `${market} ${coin} ${basis} ${condition}`;
  const watched = isCertain ? name : undefined;
  const notify = useEffectEvent(() => showNotice(t('alert.title'), lines.join('\n'), `kimchi-premium ${name}`));

  useEffect(() => {
    if (watched === undefined) return;
    const others = [...notified.current].filter((each) => each !== watched);
    if (isMet && !notified.current.has(watched)) notify();
    notified.current = new Set(isMet ? [...others, watched] : others);
  }, [watched, isMet]);

  // A condition that was met stays shown while the next request fails.
  const isShown = isMet && unsettled === undefined;
  const waiting = isMet ? unsettled : undefined;
  const state = error !== null ? 'failed' : data === undefined ? 'looking' : (waiting ?? 'watching');
  const missing =
    error === null && data !== undefined && percentage === undefined
      ? missingFigure({ answer, isOff: answer === undefined, quote }, basis)
      : undefined;
  const stateText = missing !== undefined ? t(missing) : !isShown || state === 'failed' ? t(`alert.${state}`) : '';
  return (
    <div>
      {isShown ? (
        <Banner kind="success">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      ) : null}
      {stateText !== '' && <p>{stateText}</p>}
      <LiveRegion text={stateText} />
      {percentage !== undefined && (
        <p className={styles['caption']}>{t('alert.lastLook', { time: formatLocalMoment(dataUpdatedAt, language) })}</p>
      )}
    </div>
  );
}
