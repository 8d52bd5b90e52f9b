import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  gives: ['text'],
  takes: { barcode: ({ text, format }) => ({ format, text }) },
});
