/** An amount of money as people type it. */
export { MAX_VAT_DIGITS, parseVatAmount } from './parseVatAmount.ts';
