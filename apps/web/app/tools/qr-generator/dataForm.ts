/** Everything but plain text: its fields, and what they say in a QR code. Fetched after the first look. */
export { DataFields } from './DataFields.tsx';
export { dataPayload } from './dataPayload.ts';
