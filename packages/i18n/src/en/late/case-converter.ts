import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/case-converter.ts';

export const messages = {
  example: { text: 'The quick brown fox jumps over the lazy dog. It runs on.' },
  noName: 'There is no letter or digit to make a name from.',
} as const satisfies Translated<typeof ko>;
