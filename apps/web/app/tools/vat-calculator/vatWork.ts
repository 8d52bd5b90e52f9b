/** The arithmetic of the page, which its empty form does not need. */
export { parseVatAmount, vatInTotal, vatOnSupply } from '@toolbox/core/vat';
