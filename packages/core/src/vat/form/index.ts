/** An amount of money as people type it. */
export { type Invoice, invoiceReading } from './invoiceReading.ts';
export { MAX_VAT_DIGITS, parseVatAmount } from './parseVatAmount.ts';
export { priceReadings } from './priceReadings.ts';
export { type TaxReading, taxReading } from './taxReading.ts';
export { vatSide } from './vatSide.ts';
export type { VatSide } from './vatTerms.ts';
