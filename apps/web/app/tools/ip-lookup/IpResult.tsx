import { CallError } from '@toolbox/client';
import type { IpClass, IpLocation } from '@toolbox/core/net';
import { formatCoordinates } from '@toolbox/i18n/format/formatCoordinates';
import { formatCountry } from '@toolbox/i18n/format/formatCountry';
import { formatZonedTime } from '@toolbox/i18n/format/formatZonedTime';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { CallErrorBanner } from '../../parts/call-error/CallErrorBanner.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './IpLookup.module.css';
import type { Outcome } from './useIpLookup.ts';

/** The country in the language of the page; the provider's name if its code is unknown. */
function useCountryName({ country, countryCode }: IpLocation): string | null {
  const language = usePageLanguage();
  return (countryCode === null ? undefined : formatCountry(countryCode, language)) ?? country;
}

/** Often enough for a clock that shows minutes. */
const STEP_MS = 15_000;

/** The time in a time zone; undefined for none, and for one that this browser does not support. */
function useTimeThere(timeZone: string | null): string | undefined {
  const language = usePageLanguage();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  return timeZone === null ? undefined : formatZonedTime(now, timeZone, language);
}

type LocationResultProps = { readonly location: IpLocation; readonly simulated: boolean };

/** The details of a location, and a note on their accuracy. */
function LocationResult({ location, simulated }: LocationResultProps) {
  const t = useMessages('ip-lookup');
  const { ip, city, isp, latitude, longitude, timezone } = location;
  const spot = latitude === null || longitude === null ? null : formatCoordinates(latitude, longitude);
  const country = useCountryName(location);
  const time = useTimeThere(timezone);
  const known = (value: string | null) => value ?? t('unknown');

  const rows = [
    { id: 'ip', label: t('address'), value: ip, mono: true },
    { id: 'country', label: t('country'), value: known(country) },
    { id: 'city', label: t('city'), value: known(city) },
    { id: 'isp', label: t('isp'), value: known(isp) },
    { id: 'spot', label: t('coordinates'), value: known(spot) },
    { id: 'timezone', label: t('timezone'), value: known(timezone) },
    ...(time === undefined ? [] : [{ id: 'time', label: t('localTime'), value: time }]),
  ];
  const lines = [
    ...(simulated ? [t('simulated')] : []),
    ...rows.map(({ label, value }) => t('line', { label, value })),
  ];
  const place = [country, city].filter((name) => name !== null).join(', ') || t('unknown');

  return (
    <ResultCard
      copyText={lines.join('\n')}
      spoken={t('line', { label: ip, value: place })}
      figure={{ label: ip, value: place }}
    >
      {simulated && (
        <Banner kind="info" quiet>
          {t('simulated')}
        </Banner>
      )}
      <Figure size="md" label={<span translate="no">{ip}</span>} value={place} />
      <Rows rows={rows.filter(({ id }) => id !== 'ip')} />
      <p className={styles['note']}>{t('accuracy')}</p>
    </ResultCard>
  );
}

/** The purpose of an address without a location. No request is made. */
function SpecialResult({ address: found }: { readonly address: IpClass }) {
  const t = useMessages('ip-lookup');
  const { address, kind, version, block, rfc } = found;
  if (kind === 'public') return null;
  const name = t(`special.${kind}.name`);
  const text = kind === 'linkLocal' && version === 6 ? t('special.linkLocal.textOfIpv6') : t(`special.${kind}.text`);

  return (
    <ResultCard
      copyText={`${t('line', { label: address, value: name })}\n${text}`}
      spoken={t('line', { label: address, value: name })}
    >
      <Figure size="md" label={<span translate="no">{address}</span>} value={name} />
      <p>{text}</p>
      <Rows
        rows={[
          { id: 'block', label: t('block'), value: block, mono: true },
          { id: 'rfc', label: t('document'), value: rfc },
        ]}
      />
      <Banner kind="info" quiet>
        {t('notAsked')}
      </Banner>
    </ResultCard>
  );
}

type AddressOnlyResultProps = { readonly ip: string; readonly onRetry: () => void };

/** The visitor's own address, if its location is unknown. */
function AddressOnlyResult({ ip, onRetry }: AddressOnlyResultProps) {
  const t = useMessages('ip-lookup');
  const common = useMessages('common', 'actions');
  return (
    <ResultCard copyText={ip} spoken={`${t('line', { label: t('ownAddress'), value: ip })} ${t('noPlaceNow')}`}>
      <Figure size="md" label={t('ownAddress')} value={<span translate="no">{ip}</span>} />
      <Banner kind="api" quiet onRetry={onRetry} retryLabel={common('retry')}>
        {t('noPlaceNow')}
      </Banner>
    </ResultCard>
  );
}

type IpResultProps = { readonly outcome: Outcome; readonly onRetry: () => void };

/** The location of an address, why it has none, or why the lookup failed. */
export default function IpResult({ outcome, onRetry }: IpResultProps) {
  const t = useMessages('ip-lookup');
  if (outcome.kind === 'location') return <LocationResult location={outcome.location} simulated={outcome.simulated} />;
  if (outcome.kind === 'addressOnly') return <AddressOnlyResult ip={outcome.ip} onRetry={onRetry} />;
  if (outcome.kind === 'special') return <SpecialResult address={outcome.address} />;

  const { error } = outcome;
  const isUnknown = error instanceof CallError && error.facts.failure?.code === 'ip.notFound';
  return (
    <ResultCard copyText="">
      {isUnknown ? (
        <CallErrorBanner error={error} />
      ) : (
        <CallErrorBanner error={error} title={t('failed')} onRetry={onRetry} />
      )}
    </ResultCard>
  );
}
