import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  takes: { vat: ({ text }) => ({ amount: text }), won: ({ text }) => ({ amount: text }) },
});
