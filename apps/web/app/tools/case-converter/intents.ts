import { defineIntents } from '../../registry/defineIntents.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineIntents({
  gives: ['json', 'list', 'text'],
  takes: { text: ({ text }) => ({ text: textDraft(text) }) },
});
