import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  takes: { vat: ({ text }) => ({ amount: text }), won: ({ text }) => ({ amount: text }) },
});
