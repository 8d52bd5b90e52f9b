import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/ascii-converter.ts';

export const messages = {
  example: { text: 'Hi, café 😀', codes: '72 105 44 32 99 97 102 233 32 128512' },
} as const satisfies Translated<typeof ko>;
