import { formatClock } from '@toolbox/i18n/format/formatClock';
import { Badge, type BadgeProps } from '@toolbox/ui/badge/Badge';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import type { SocketState } from '../../live/ReconnectingSocket.ts';
import styles from './FeedStatus.module.css';

type FeedStatusProps = {
  readonly state: SocketState | 'none';
  readonly lastUpdate: number | undefined;
  readonly simulated: boolean;
};

const TONES: Readonly<Record<FeedStatusProps['state'], NonNullable<BadgeProps['tone']>>> = {
  connecting: 'warn',
  live: 'good',
  stale: 'late',
  offline: 'bad',
  none: 'neutral',
};

/** Whether the page hears the server, if there is one, and when the last trade came, and that trades are made up where they are. */
export function FeedStatus({ state, lastUpdate, simulated }: FeedStatusProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  return (
    <div className={styles['status']}>
      <span role="status" data-state={state}>
        <Badge tone={TONES[state]}>
          <span className={`${styles['dot']} ${styles[state]}`} aria-hidden="true" />
          {t(`states.${state}`)}
        </Badge>
      </span>
      <Badge>
        {lastUpdate === undefined ? t('noUpdate') : t('lastUpdate', { time: formatClock(lastUpdate, language) })}
      </Badge>
      {simulated && <Badge tone="info">{t('problems.simulated')}</Badge>}
    </div>
  );
}
