import { deliveries } from '../../shell/delivery/deliveries.ts';

/** What a rejected text may mean. Not part of the initial load. */
export { barcodeReadings } from '@toolbox/core/barcode';

/** Has the page of QR codes begin with a text. */
export function sendToQr(text: string): void {
  if (text.trim() !== '') deliveries.put('qr-generator', { form: { kind: 'text', text: text.trim() } });
}
