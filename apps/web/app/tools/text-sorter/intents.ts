import { defineIntents } from '../../registry/defineIntents.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineIntents({
  gives: ['list', 'text'],
  takes: { list: ({ text }) => ({ text: textDraft(text) }) },
});
