/** The text of a QR code as people type it. */
export { parseQrText } from './parseQrText.ts';
