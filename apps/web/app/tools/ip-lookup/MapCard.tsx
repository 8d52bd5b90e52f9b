import type { IpLocation } from '@toolbox/core/net';
import { Card } from '@toolbox/ui/card/Card';
import { useMessages } from '../../i18n/useMessages.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import styles from './IpLookup.module.css';
import { mapUrl } from './mapUrl.ts';

const HEIGHT_PX = 400;

/** The location on an embedded map, which is loaded only for a found location. */
export default function MapCard({ location }: { readonly location: IpLocation }) {
  const t = useMessages('ip-lookup');
  const { latitude, longitude } = location;
  if (latitude === null || longitude === null) return null;
  return (
    <Card flush title={t('map')} className="no-print">
      <iframe
        className={styles['map']}
        title={t('mapTitle', { ip: location.ip })}
        src={mapUrl(siteConfig.mapTemplate, { latitude, longitude })}
        height={HEIGHT_PX}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    </Card>
  );
}
