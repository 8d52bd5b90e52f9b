import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/text-sorter.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Text sorter – sort lines, remove duplicates',
  description: 'Sort a list alphabetically, by number or by length, and remove duplicates.',
  also: 'sort lines, dedupe, sort list, alphabetical order, alphabetize, remove duplicates',
} as const satisfies ToolMetadata;

export const messages = {
  text: 'List',
  textHint: 'Enter the items to sort or drop a file. Up to 10 MB.',
  delimiter: 'Items are separated by',
  delimiters: {
    comma: 'Comma',
    space: 'Space',
    commaSpace: 'Comma and space',
    newline: 'Line break',
    semicolon: 'Semicolon',
  },
  order: 'Order',
  orders: { asc: 'Ascending', desc: 'Descending', reverse: 'Reverse', shuffle: 'Shuffle' },
  orderHint: 'Reverse and shuffle only rearrange what you entered, without comparing it.',
  by: 'Sort by',
  bys: { text: 'Alphabetical order', length: 'Length' },
  natural: 'Compare numbers by value',
  naturalHint: '2 comes before 10.',
  duplicates: 'Duplicate items',
  duplicateRules: { keep: 'Keep', exact: 'Remove', ignoreCase: 'Remove, ignoring case' },
  again: 'Shuffle again',
  empty: 'Enter a list to see it sorted.',
  noItems: 'There are no items to sort.',
  working: 'Sorting',
  sorted: 'Sorted list',
  items: 'Items',
  summary: '{{count}} {{count, item/items}}',
  summaryRemoved: '{{count}} {{count, item/items}}, {{removed}} {{removed, duplicate/duplicates}} removed',
  dropped: 'Duplicates',
  droppedTimes: '{{count}} {{count, time/times}}',
  droppedLimited: 'Only the first {{shown}} of {{count}} duplicated items are shown.',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/text-sorter.ts');
