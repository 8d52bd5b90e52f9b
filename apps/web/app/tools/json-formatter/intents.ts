import { defineIntents } from '../../registry/defineIntents.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineIntents({
  gives: ['json', 'text'],
  takes: { json: ({ text }) => ({ input: textDraft(text) }) },
});
