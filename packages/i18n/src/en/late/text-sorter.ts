import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/text-sorter.ts';

export const messages = {
  example: { comma: 'pear, apple, fig, cherry, apple, plum', list: 'pear\napple\nfig\ncherry\napple\nplum' },
} as const satisfies Translated<typeof ko>;
