/** The parser, which the empty form does not need. */
export { parseVatAmount } from '@toolbox/core/vat/form';
