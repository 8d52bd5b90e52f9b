import { qrModuleSize } from '@toolbox/core/qr';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { PictureDownloads } from '../../parts/picture/PictureDownloads.tsx';
import { encodeQr } from '../../parts/qr-code/encodeQr.ts';
import { QR_PREVIEW_PX, QrImage } from '../../parts/qr-code/QrImage.tsx';
import { PLAIN_QR, qrPixels, qrSvg } from '../../parts/qr-code/qrSvg.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { AddressCheck } from './AddressCheck.tsx';
import { ADDRESS_QR_LEVEL, type AddressForm } from './addressForm.ts';

type AddressQrResultProps = {
  /** The content of the code. */
  readonly payload: string;
  /** What the content was made from. */
  readonly form: AddressForm;
  /** Replaces the address. */
  readonly onAddress?: (address: string) => void;
};

const COINS = { ethereum: 'ETH', bitcoin: 'BTC' } as const;
/** How much of each end of an address is announced: enough to recognize it. */
const HEAD = 6;
const TAIL = 4;

/** The drawn code, its content, and whether its address is valid. */
export default function AddressQrResult({ payload, form, onAddress }: AddressQrResultProps) {
  const t = useMessages('address-qr');
  const code = useMemo(() => encodeQr(payload, ADDRESS_QR_LEVEL), [payload]);
  const { kind } = form;
  const address = form.address.trim();
  const amount = form.amount.trim();
  // All that is encoded: a sentence that stays the same is not announced again, and money is sent with this.
  const spoken = [
    t(`kinds.${kind}`),
    address.length > HEAD + TAIL ? `${address.slice(0, HEAD)}…${address.slice(-TAIL)}` : address,
    kind !== 'plain' && amount && `${amount} ${COINS[kind]}`,
    ...(kind === 'bitcoin' ? [form.label.trim(), form.message.trim()] : []),
  ];

  return (
    <ResultCard
      copyText={payload}
      spoken={`${t('alt')}: ${spoken.filter(Boolean).join(', ')}`}
      figure={{ label: t('alt'), value: payload, isData: true }}
    >
      <QrImage code={code} look={PLAIN_QR} alt={t('alt')} />
      <PictureDownloads
        name="qr-code"
        png={qrPixels(code, PLAIN_QR, QR_PREVIEW_PX)}
        svg={qrSvg(code, PLAIN_QR, QR_PREVIEW_PX)}
        labels={{ png: t('download'), svg: t('downloadSvg'), failed: t('pngFailed') }}
      />
      {qrModuleSize(code.modules, QR_PREVIEW_PX).isTooSmall && (
        <Banner kind="validation" quiet>
          {t('tooSmall', { size: QR_PREVIEW_PX })}
        </Banner>
      )}
      <div className="no-print">
        <AddressCheck payload={payload} address={address} onAddress={onAddress} />
      </div>
    </ResultCard>
  );
}
