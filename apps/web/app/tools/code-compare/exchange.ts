import { defineExchange } from '../../registry/defineExchange.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineExchange({ takes: { json: ({ text }) => ({ left: textDraft(text) }) } });
