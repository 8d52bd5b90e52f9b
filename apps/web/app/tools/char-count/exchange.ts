import { defineExchange } from '../../registry/defineExchange.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineExchange({ takes: { text: ({ text }) => ({ text: textDraft(text) }) } });
