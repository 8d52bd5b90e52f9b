import type { IpLocation } from '@toolbox/core/net';
import { formatCoordinates } from '@toolbox/i18n/format/formatCoordinates';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './IpLookup.module.css';
import { useCountryName } from './useCountryName.ts';
import { useTimeThere } from './useTimeThere.ts';

/** The details of a location, and a note on their accuracy. */
export function LocationResult({ location }: { readonly location: IpLocation }) {
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
  const place = [country, city].filter((name) => name !== null).join(', ') || t('unknown');

  return (
    <ResultCard
      copyText={rows.map(({ label, value }) => t('line', { label, value })).join('\n')}
      spoken={t('line', { label: ip, value: place })}
      figure={{ label: ip, value: place }}
    >
      <Figure size="md" label={ip} value={place} />
      <Rows rows={rows.filter(({ id }) => id !== 'ip')} />
      <p className={styles['note']}>{t('accuracy')}</p>
    </ResultCard>
  );
}
