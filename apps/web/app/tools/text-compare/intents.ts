import { defineIntents } from '../../registry/defineIntents.ts';
import { textDraft } from '../../registry/textDraft.ts';

export default defineIntents({ takes: { text: ({ text }) => ({ left: textDraft(text) }) } });
