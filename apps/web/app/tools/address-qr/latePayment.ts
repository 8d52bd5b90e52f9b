/** The code for payment links. Not part of the initial load. */
export { paymentLinkReading } from '@toolbox/core/qr';
export { PaymentFields } from './PaymentFields.tsx';
export { PaymentLinkNote } from './PaymentLinkNote.tsx';
export { paymentPayload } from './paymentPayload.ts';
