import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import { QrImage } from '../../parts/qr-code/QrImage.tsx';
import { PLAIN_QR } from '../../parts/qr-code/qrSvg.ts';
import styles from './AddressQr.module.css';
import { useQrCode } from './useQrCode.ts';

type AddressQrProps = { readonly address: string | undefined; readonly network: string };

/** The address as a QR code; a placeholder of the same size until it is drawn, or where it cannot be. */
export function AddressQr({ address, network }: AddressQrProps) {
  const t = useMessages('info', 'donate');
  const code = useQrCode(address);
  if (typeof code !== 'string') return <QrImage code={code} look={PLAIN_QR} alt={t('qr.label', { network })} />;
  return (
    <div className={styles['placeholder']} data-state={code}>
      <Icon name="qr" size="xl" />
      <p>{t(`qr.${code}`)}</p>
    </div>
  );
}
