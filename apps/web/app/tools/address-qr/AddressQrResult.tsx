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
import { ADDRESS_QR_LEVEL } from './addressForm.ts';

type AddressQrResultProps = {
  /** The content of the code. */
  readonly payload: string;
  readonly address: string;
  /** Replaces the address. */
  readonly onAddress?: (address: string) => void;
};

/** The drawn code, its content, and whether its address is valid. */
export default function AddressQrResult({ payload, address, onAddress }: AddressQrResultProps) {
  const t = useMessages('address-qr');
  const code = useMemo(() => encodeQr(payload, ADDRESS_QR_LEVEL), [payload]);

  return (
    <ResultCard copyText={payload} spoken={t('spoken')} figure={{ label: t('alt'), value: payload, isData: true }}>
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
