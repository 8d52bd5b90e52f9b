/** What a payment link needs besides the address. Fetched after the first look. */
export { PaymentFields } from './PaymentFields.tsx';
export { paymentPayload } from './paymentPayload.ts';
