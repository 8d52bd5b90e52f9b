/** Sizes of a printed barcode as people type them. */
export { type BarcodePrintFailures, type BarcodePrintField, parseBarcodePrint } from './parseBarcodePrint.ts';
