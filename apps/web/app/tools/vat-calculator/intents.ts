import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  takes: {
    vat: ({ text, sides: [first] }) => ({ amount: text, first }),
    won: ({ text }) => ({ amount: text }),
  },
});
