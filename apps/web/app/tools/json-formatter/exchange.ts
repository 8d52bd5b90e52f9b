import { defineExchange } from '../../registry/defineExchange.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineExchange({
  gives: ['json', 'text'],
  takes: { json: ({ text }) => ({ input: textDraft(text) }) },
});
