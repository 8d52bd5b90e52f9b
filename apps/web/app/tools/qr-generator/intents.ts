import { parseQrText } from '@toolbox/core/qr/form';
import { defineIntents } from '../../registry/defineIntents.ts';

/** The default form. */
const LEVEL = 'M';

const filled = (text: string) => ({ form: { kind: 'text', text: text.trim() } });

function fill(text: string) {
  return parseQrText(text, LEVEL).ok ? filled(text) : undefined;
}

export default defineIntents({
  gives: ['link', 'address', 'text'],
  takes: {
    link: ({ text }) => fill(text),
    qrContent: ({ text }) => fill(text),
    qrText: ({ text }) => fill(text),
    text: ({ text }) => fill(text),
  },
  // Too long, perhaps only for the level.
  rejects: filled,
});
