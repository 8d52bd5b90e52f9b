/** Korean value-added tax. */
export { MAX_VAT_DIGITS, parseVatAmount } from './parseVatAmount.ts';
export { VAT_RATE_PERCENT, type Vat, vatInTotal, vatOnSupply } from './vat.ts';
