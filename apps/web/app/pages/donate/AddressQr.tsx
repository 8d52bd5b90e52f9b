import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './AddressQr.module.css';
import { useQrCode } from './useQrCode.ts';

/** What a reader needs to see the edge: four modules on each side. */
const QUIET_MODULES = 4;

type AddressQrProps = { readonly address: string | undefined; readonly network: string };

/** The address as a QR code; a placeholder of the same size until it is drawn, or where it cannot be. */
export function AddressQr({ address, network }: AddressQrProps) {
  const t = useMessages('info', 'donate');
  const code = useQrCode(address);
  if (typeof code === 'string') {
    return (
      <div className={styles['placeholder']} data-state={code}>
        <Icon name="qr" size="xl" />
        <p>{t(`qr.${code}`)}</p>
      </div>
    );
  }
  const side = code.size + 2 * QUIET_MODULES;
  return (
    <svg
      className={styles['code']}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('qr.label', { network })}
    >
      <path d={code.path} />
    </svg>
  );
}
