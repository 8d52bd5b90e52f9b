import { isPremiumReached, type PremiumAlert } from '@toolbox/core/kimchi';
import { parseNumber } from '@toolbox/core/validate';
import { formatLocalMoment } from '@toolbox/i18n/format/formatLocalTime';
import { formatSignedPercent } from '@toolbox/i18n/format/formatSignedPercent';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Card } from '@toolbox/ui/card/Card';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { POLL_MS, type PremiumAnswer, premiumQuery } from './api.ts';
import type { Basis, Coin, MarketChoice } from './coins.ts';
import styles from './Premium.module.css';
import { useSourceName } from './usePremium.ts';

/** The permission for notifications: that of the browser, or `missing` if it does not support them. */
type Permission = NotificationPermission | 'missing';

/** The current permission, without a prompt. */
function knownPermission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Requests the permission, after the visitor has switched the alert on. */
async function askPermission(): Promise<Permission> {
  if (typeof Notification === 'undefined') return 'missing';
  try {
    return await Notification.requestPermission();
  } catch {
    return 'missing';
  }
}

/**
 * Shows a system notification if allowed. Some browsers support notifications but reject them from pages; the page
 * shows the message too.
 */
function showNotice(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag: 'kimchi-premium' });
  } catch {
    // The page itself shows the same message.
  }
}

type PremiumWatchProps = {
  readonly market: MarketChoice;
  readonly coin: Coin;
  readonly basis: Basis;
  readonly isReached: (percentage: number) => boolean;
  /** The message, with the domestic exchange. */
  readonly sentence: (percentage: number, source: string) => string;
};

/**
 * Polls the premium more often while an alert is on, even while the page is hidden. It notifies once, and again only
 * after the premium has left the threshold.
 */
function PremiumWatch({ market, coin, basis, isReached, sentence }: PremiumWatchProps) {
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

const DIRECTIONS: readonly PremiumAlert['direction'][] = ['above', 'below'];
const MAX_PERCENT = 1000;

type AlertCardProps = { readonly market: MarketChoice; readonly coin: Coin; readonly basis: Basis };

/** An alert for when the premium reaches a threshold. Nothing is sent to a server. */
export function AlertCard({ market, coin, basis }: AlertCardProps) {
  const t = useMessages('kimchi-premium');
  const failureText = useFailureText();
  const sourceName = useSourceName();
  const [text, setText] = useDraft('kimchi-premium.threshold', '');
  const [direction, setDirection] = useDraft<PremiumAlert['direction']>('kimchi-premium.direction', 'above', {
    allowed: DIRECTIONS,
  });
  // The threshold takes effect once typing has ended: while typing 25 it must not be 2.
  const [finished, setFinished] = useDraft('kimchi-premium.watched', '');
  const [isOn, setOn] = useDraft('kimchi-premium.alert', false);
  const [permission, setPermission] = useState<Permission>(knownPermission);

  const parsed =
    text.trim() === ''
      ? undefined
      : parseNumber(text, {
          field: t('alert.threshold'),
          unit: 'percent',
          min: -MAX_PERCENT,
          max: MAX_PERCENT,
          allowNegative: true,
        });
  const threshold = parsed?.ok ? parsed.value.toNumber() : undefined;

  const finish = () => setFinished(text);

  async function change(on: boolean) {
    finish();
    setOn(on);
    if (on) setPermission(await askPermission());
  }

  return (
    <Card title={t('alert.title')}>
      <Segmented
        label={t('alert.direction')}
        value={direction}
        onChange={setDirection}
        options={DIRECTIONS.map((value) => ({ value, label: t(`alert.directions.${value}`) }))}
      />
      <NumberEntry
        signed
        label={t('alert.threshold')}
        measure="percent"
        unit="%"
        value={text}
        onChange={setText}
        onBlur={finish}
        onEnter={finish}
        error={parsed?.ok === false ? failureText(parsed.failure) : undefined}
      />
      <Switch
        label={t('alert.on')}
        hint={t('alert.hint')}
        checked={isOn && threshold !== undefined}
        disabled={threshold === undefined}
        onChange={(on) => void change(on)}
      />
      {isOn && (permission === 'denied' || permission === 'missing') && (
        <Banner kind="info" quiet>
          {t(permission === 'denied' ? 'alert.denied' : 'alert.missing')}
        </Banner>
      )}
      {isOn && threshold !== undefined && text !== finished && <p>{t('alert.unfinished')}</p>}
      {isOn && threshold !== undefined && text === finished && (
        <PremiumWatch
          market={market}
          coin={coin}
          basis={basis}
          isReached={(percentage) => isPremiumReached(percentage, { threshold, direction })}
          sentence={(percentage, source) =>
            t('alert.reached', {
              coin,
              market: sourceName(source),
              premium: formatSignedPercent(percentage),
              threshold: formatSignedPercent(threshold),
              direction: t(`alert.directions.${direction}`),
            })
          }
        />
      )}
    </Card>
  );
}
