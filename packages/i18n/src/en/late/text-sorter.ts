import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/text-sorter.ts';

export const messages = {
  example: { comma: 'pear, apple, fig, cherry, apple, plum', list: 'pear\napple\nfig\ncherry\napple\nplum' },
  offers: { single: 'There is only one item', lineBreaks: 'Some items contain line breaks' },
  unread:
    '{{count}} {{count, item/items}} couldn’t be read as {{count, a number/numbers}} and {{count, was/were}} placed last: {{items}}',
  splitBy: 'Separate by: {{delimiter}}',
} as const satisfies Translated<typeof ko>;
