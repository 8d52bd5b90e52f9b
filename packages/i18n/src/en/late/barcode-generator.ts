import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/barcode-generator.ts';

export const messages = {
  example: { text: '9780306406157' },
  completeNumber:
    'These {{digits}} digits also read as a complete {{format}} number, check digit included. If it is one, put a 0 in front to keep the number of the same product.',
} as const satisfies Translated<typeof ko>;
