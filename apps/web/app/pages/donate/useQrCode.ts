import { useEffect, useState } from 'react';
import type { QrCode } from '../../parts/qr-code/encodeQr.ts';

export type QrState = 'none' | 'waiting' | 'failed' | QrCode;

async function encode(text: string): Promise<QrCode> {
  const { encodeQr } = await import('../../parts/qr-code/encodeQr.ts');
  return encodeQr(text, 'M');
}

/** A text as a QR code. The encoder is loaded first; if that fails, or the text is too long, there is none. */
export function useQrCode(text: string | undefined): QrState {
  const [encoded, setEncoded] = useState<{ readonly text: string; readonly result: QrCode | 'failed' }>();

  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    const show = (result: QrCode | 'failed') => wanted && setEncoded({ text, result });
    encode(text).then(show, () => show('failed'));
    return () => {
      wanted = false;
    };
  }, [text]);

  if (text === undefined) return 'none';
  return encoded?.text === text ? encoded.result : 'waiting';
}
