/** The reader of the page, which its empty form does not need. */
export { parseVatAmount } from '@toolbox/core/vat';
