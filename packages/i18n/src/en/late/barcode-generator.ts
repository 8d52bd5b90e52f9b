import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/barcode-generator.ts';

export const messages = {
  example: { text: '9780306406157' },
} as const satisfies Translated<typeof ko>;
