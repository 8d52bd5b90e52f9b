import type { QrCode } from '../../parts/qr-code/encodeQr.ts';
import { QrImage } from '../../parts/qr-code/QrImage.tsx';
import { PLAIN_QR } from '../../parts/qr-code/qrSvg.ts';

/** The QR code of an address, drawn as in the tools; not part of the initial load. */
export default function AddressCode({ code, alt }: { readonly code: QrCode; readonly alt: string }) {
  return <QrImage code={code} look={PLAIN_QR} alt={alt} />;
}
