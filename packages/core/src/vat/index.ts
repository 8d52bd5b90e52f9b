/** Korean value-added tax. */
export { VAT_RATE_PERCENT, type Vat, vatInTotal, vatOnSupply } from './vat.ts';
