/** What a rejected text may mean. Not part of the initial load. */
export { barcodeReadings, isShortenedNumber } from '@toolbox/core/barcode';
