import { Banner } from '@toolbox/ui/banner/Banner';
import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Premium.module.css';

type PremiumRemarksProps = {
  readonly simulated: boolean;
  readonly off: boolean;
  /** A service has not renewed its figure for long. */
  readonly stale: boolean;
  /** No second service has said about the same yet. */
  readonly unconfirmed: boolean;
};

/** What has to be known about the figures that are shown: made up, the visitor's own, old, or one service's word. */
export function PremiumRemarks({ simulated, off, stale, unconfirmed }: PremiumRemarksProps) {
  const t = useMessages('kimchi-premium');
  const marks = [...(simulated ? (['simulated'] as const) : []), ...(unconfirmed ? (['unconfirmed'] as const) : [])];
  return (
    <>
      {off && (
        <Banner kind="info" quiet>
          {t('off')}
        </Banner>
      )}
      {stale && (
        <Banner kind="timeout" quiet>
          {t('stale')}
        </Banner>
      )}
      {marks.map((mark) => (
        <p key={mark} className={styles['remark']} data-mark={mark}>
          <Icon name="info" size="sm" />
          {t(mark)}
        </p>
      ))}
    </>
  );
}
