import { defineIntents } from '../../registry/defineIntents.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineIntents({ takes: { json: ({ text }) => ({ left: textDraft(text) }) } });
