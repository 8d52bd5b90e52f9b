import { parseQrText } from '@toolbox/core/qr/form';
import { defineExchange } from '../../registry/defineExchange.ts';

/** The default form. */
const LEVEL = 'M';

function fill(text: string) {
  return parseQrText(text, LEVEL).ok ? { form: { kind: 'text', text: text.trim() } } : undefined;
}

export default defineExchange({
  gives: ['link', 'address', 'text'],
  takes: { link: ({ text }) => fill(text), qrContent: ({ text }) => fill(text), text: ({ text }) => fill(text) },
});
