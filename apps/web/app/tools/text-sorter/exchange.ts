import { defineExchange } from '../../registry/defineExchange.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineExchange({
  gives: ['list', 'text'],
  takes: { list: ({ text }) => ({ text: textDraft(text) }) },
});
