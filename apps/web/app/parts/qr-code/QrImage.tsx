import { useMemo } from 'react';
import { Picture } from '../picture/Picture.tsx';
import { usePixelRatio } from '../picture/usePixelRatio.ts';
import type { QrCode } from './encodeQr.ts';
import styles from './QrImage.module.css';
import { type QrLook, qrPixels, qrSvg } from './qrSvg.ts';

/** The preview's width and height in CSS pixels. */
export const QR_PREVIEW_PX = 200;

export type QrImageProps = {
  readonly code: QrCode;
  readonly look: QrLook;
  readonly alt: string;
};

/** A QR code, aligned to device pixels on the screen and drawn as vectors on paper. */
export function QrImage({ code, look, alt }: QrImageProps) {
  const ratio = usePixelRatio();
  const shown = useMemo(() => qrPixels(code, look, Math.round(QR_PREVIEW_PX * ratio)).svg, [code, look, ratio]);
  const printed = useMemo(() => qrSvg(code, look, QR_PREVIEW_PX), [code, look]);
  const size = { width: QR_PREVIEW_PX, height: QR_PREVIEW_PX };
  return (
    <div className={styles['frame']}>
      <Picture svg={shown} alt={alt} className={`no-print ${styles['image']}`} {...size} />
      <Picture svg={printed} alt="" className={styles['onPaper']} {...size} />
    </div>
  );
}
