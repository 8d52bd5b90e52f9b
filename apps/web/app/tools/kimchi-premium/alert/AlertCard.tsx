import { isPremiumReached, type PremiumAlert } from '@toolbox/core/kimchi';
import { formatSignedPercent } from '@toolbox/i18n/format/formatSignedPercent';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Card } from '@toolbox/ui/card/Card';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useEffect, useId, useState } from 'react';
import { useDraft } from '../../../browser/draft/useDraft.ts';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { NumberEntry } from '../../../parts/number-entry/NumberEntry.tsx';
import { OfferNotice } from '../../../parts/offers/OfferNotice.tsx';
import { parseNumber, premiumOffers } from '../parser.ts';
import type { PremiumChoice } from '../premiumChoice.ts';
import { useSourceName } from '../usePremium.ts';
import { knownPermission, type Permission, requestPermission, watchPermission } from './notifications.ts';
import { PremiumWatch } from './PremiumWatch.tsx';

const DIRECTIONS: readonly PremiumAlert['direction'][] = ['above', 'below'];
const MAX_PERCENT = 1000;
const PERSONAL = { isPersonal: true };

/** An alert for when the premium reaches a threshold. Nothing is sent to a server. */
export function AlertCard({ market, coin, basis }: PremiumChoice) {
  const t = useMessages('kimchi-premium');
  const failureText = useFailureText();
  const sourceName = useSourceName();
  const [text, setText] = useDraft('kimchi-premium.threshold', '', PERSONAL);
  const [direction, setDirection] = useDraft<PremiumAlert['direction']>('kimchi-premium.direction', 'above', {
    ...PERSONAL,
    allowed: DIRECTIONS,
  });
  // The threshold takes effect once typing has ended: while typing 25 it must not be 2.
  const [finished, setFinished] = useDraft('kimchi-premium.watched', '', PERSONAL);
  const [isOn, setOn] = useDraft('kimchi-premium.alert', false, PERSONAL);
  const [permission, setPermission] = useState<Permission | 'requested'>(knownPermission);
  const switchId = useId();

  useEffect(() => watchPermission(() => setPermission(knownPermission())), []);

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

  // As a number, because the field drops the unit when typing ends.
  const entered = String(threshold ?? '');
  const finish = () => setFinished(entered);

  async function updatePermission() {
    setPermission('requested');
    setPermission(await requestPermission());
  }

  async function change(on: boolean) {
    finish();
    setOn(on);
    if (on) await updatePermission();
  }

  function requestAgain() {
    // The button disappears.
    document.getElementById(switchId)?.focus();
    void updatePermission();
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
        meant={parsed?.ok === false ? premiumOffers(text, 'percent') : undefined}
      />
      <Switch
        id={switchId}
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
      {isOn && permission === 'default' && (
        <OfferNotice text={t('alert.notAllowed')} action={t('alert.allow')} icon="bell" onAccept={requestAgain} />
      )}
      {isOn && threshold !== undefined && entered !== finished && <p>{t('alert.unfinished')}</p>}
      {isOn && threshold !== undefined && entered === finished && (
        <PremiumWatch
          market={market}
          coin={coin}
          basis={basis}
          condition={`${direction} ${threshold}`}
          isReached={(percentage) => isPremiumReached(percentage, { threshold, direction })}
          messageOf={(percentage, source) =>
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
