import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  gives: ['text'],
  takes: { barcode: ({ text, format }) => ({ format, text }) },
});
