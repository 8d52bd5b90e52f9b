import type { QrCode } from '../../parts/qr-code/encodeQr.ts';
import { QrImage } from '../../parts/qr-code/QrImage.tsx';
import { PLAIN_QR } from '../../parts/qr-code/qrSvg.ts';

/** The code of an address, drawn as the tools draw theirs; not part of what the page loads at first. */
export default function AddressCode({ code, alt }: { readonly code: QrCode; readonly alt: string }) {
  return <QrImage code={code} look={PLAIN_QR} alt={alt} />;
}
