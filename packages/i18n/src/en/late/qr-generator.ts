import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/qr-generator.ts';

export const messages = {
  example: { text: 'https://www.w3.org' },
} as const satisfies Translated<typeof ko>;
