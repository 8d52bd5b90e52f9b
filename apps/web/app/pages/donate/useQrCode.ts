import { useEffect, useState } from 'react';
import { qrPath } from './qrPath.ts';

export type QrCode = { readonly size: number; readonly path: string };
export type QrState = 'none' | 'waiting' | 'failed' | QrCode;

async function draw(text: string): Promise<QrCode> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, path: qrPath(modules) };
}

/** Draws a text as a QR code in the browser. The library is fetched first; where that fails, so does the drawing. */
export function useQrCode(text: string | undefined): QrState {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly result: QrCode | 'failed' }>();

  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    const show = (result: QrCode | 'failed') => wanted && setDrawn({ text, result });
    draw(text).then(show, () => show('failed'));
    return () => {
      wanted = false;
    };
  }, [text]);

  if (text === undefined) return 'none';
  return drawn?.text === text ? drawn.result : 'waiting';
}
