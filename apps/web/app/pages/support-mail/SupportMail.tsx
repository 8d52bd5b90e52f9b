import { buttonClass } from '@toolbox/ui/button/buttonClass';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './SupportMail.module.css';

type SupportMailProps = {
  readonly address: string | undefined;
  /** Called when the visitor has opened the email program. */
  readonly onWrite?: (() => void) | undefined;
};

/** The support address as text, with buttons to copy it and to write an email. If none is configured, it says so. */
export function SupportMail({ address, onWrite }: SupportMailProps) {
  const t = useMessages('info', 'support');
  const actions = useMessages('common', 'actions');
  if (address === undefined) return <p className={styles['notSet']}>{t('notSet')}</p>;
  return (
    <div className={styles['mail']}>
      <p className={styles['address']}>
        <span className="mono" translate="no">
          {address}
        </span>
        <CopyButton
          iconOnly
          text={address}
          labels={{ copy: actions('copy'), copied: actions('copied'), failed: actions('copyFailed') }}
        />
      </p>
      <a href={`mailto:${address}`} onClick={onWrite} className={buttonClass({ variant: 'primary' })}>
        <Icon name="mail" />
        {t('send')}
      </a>
    </div>
  );
}
