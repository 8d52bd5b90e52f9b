import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/case-converter.ts';

export const messages = {
  example: { text: 'The quick brown fox jumps over the lazy dog. It runs on.' },
} as const satisfies Translated<typeof ko>;
