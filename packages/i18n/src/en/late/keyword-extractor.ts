import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/keyword-extractor.ts';

export const messages = {
  example: {
    text: 'The town library is opening a weekend reading club. The reading club meets every Saturday on the second floor of the library, and newcomers are welcome to read along. Anyone with a library card can join the club for free.',
  },
} as const satisfies Translated<typeof ko>;
