/** The code for payment links. Not part of the initial load. */
export { PaymentFields } from './PaymentFields.tsx';
export { paymentPayload } from './paymentPayload.ts';
