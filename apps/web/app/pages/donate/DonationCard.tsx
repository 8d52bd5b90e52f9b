import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { useMessages } from '../../i18n/useMessages.ts';
import { AddressQr } from './AddressQr.tsx';
import styles from './DonationCard.module.css';
import type { Network } from './networks.ts';

type DonationCardProps = {
  readonly network: Network;
  /** From the site's configuration; without one the card says so. */
  readonly address: string | undefined;
  readonly onDone: () => void;
};

/** One network: its address as text and as a QR code, and a button to say that a donation was sent. */
export function DonationCard({ network, address, onDone }: DonationCardProps) {
  const t = useMessages('info', 'donate');
  const failed = useMessages('common', 'actions')('copyFailed');
  const name = t(`networks.${network.id}`);
  return (
    <Card title={name} headingLevel={3} note={<Badge>{network.symbol}</Badge>}>
      <div className={styles['body']}>
        <AddressQr address={address} network={name} />
        <div className={styles['side']}>
          <div>
            <h4 className={styles['label']}>{t('address')}</h4>
            <p
              className={address === undefined ? styles['notSet'] : `mono ${styles['address']}`}
              translate={address === undefined ? undefined : 'no'}
            >
              {address ?? t('notSet')}
            </p>
          </div>
          <div className={styles['actions']}>
            <CopyButton
              variant="primary"
              size="md"
              block
              text={address ?? ''}
              labels={{ copy: t('copy'), copied: t('copied'), failed }}
            />
            <Button icon="heart" block disabled={address === undefined} onClick={onDone}>
              {t('done')}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
