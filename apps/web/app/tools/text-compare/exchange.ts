import { defineExchange } from '../../registry/defineExchange.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineExchange({ takes: { text: ({ text }) => ({ left: textDraft(text) }) } });
