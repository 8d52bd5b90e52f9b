import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import { onDemandPart } from '../../loading/lazyPart.tsx';
import styles from './AddressQr.module.css';
import { useQrCode } from './useQrCode.ts';

const AddressCode = onDemandPart(() => import('./AddressCode.tsx'));

type AddressQrProps = { readonly address: string | undefined; readonly network: string };

/** The address as a QR code; a placeholder of the same size until it is drawn, or if it cannot be drawn. */
export function AddressQr({ address, network }: AddressQrProps) {
  const t = useMessages('info', 'donate');
  const code = useQrCode(address);
  const state = typeof code === 'string' ? code : 'waiting';
  const placeholder = (
    <div className={styles['placeholder']} data-state={state}>
      <Icon name="qr" size="xl" />
      <p>{t(`qr.${state}`)}</p>
    </div>
  );
  if (typeof code === 'string') return placeholder;
  return <AddressCode code={code} alt={t('qr.label', { network })} fallback={placeholder} />;
}
