/** The forms for everything but plain text, and their payloads. Not part of the initial load. */
export { DataFields } from './DataFields.tsx';
export { dataPayload } from './dataPayload.ts';
