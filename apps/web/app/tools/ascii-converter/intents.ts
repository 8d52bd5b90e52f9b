import { defineIntents } from '../../registry/defineIntents.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineIntents({
  gives: ['text'],
  takes: { text: ({ text }) => ({ direction: 'toCodes', text: textDraft(text) }) },
});
