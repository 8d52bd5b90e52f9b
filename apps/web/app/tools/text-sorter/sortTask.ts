import {
  countGraphemes,
  type DuplicateRule,
  type ItemComparison,
  type ItemDelimiter,
  type ItemOrder,
  indexLines,
  itemCollation,
  itemComparison,
  itemValues,
  type SortedItems,
  seededRandom,
  sortItems,
} from '@toolbox/core/text';
import type { Language } from '@toolbox/i18n';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';

export type SortRequest = {
  readonly text: string;
  /** The locale of the collation. */
  readonly language: Language;
  readonly delimiter: ItemDelimiter;
  readonly order: ItemOrder;
  readonly by: 'text' | 'length';
  readonly natural: boolean;
  readonly duplicates: DuplicateRule;
  /** The order of a shuffled list; another seed shuffles again. */
  readonly seed: string;
};

/** A delimiter that would split a text which resulted in one item (`single`), or items of several lines. */
export type DelimiterOffer = { readonly delimiter: ItemDelimiter; readonly because: 'single' | 'lineBreaks' };

/** The result for the page; the items stay in the worker, because copying a million of them would freeze the page. */
export type SortedText = {
  readonly text: string;
  readonly lineStarts: Uint32Array;
  readonly items: number;
  readonly removed: number;
  /** The first duplicate items. */
  readonly dropped: SortedItems['dropped'];
  readonly droppedKinds: number;
  /** The first items that are not numbers in a list of numbers; they come last. */
  readonly unread: readonly string[];
  readonly unreadCount: number;
  /** Another delimiter that may be meant. */
  readonly offer: DelimiterOffer | undefined;
};

export const MAX_DROPPED_SHOWN = 100;
export const MAX_UNREAD_SHOWN = 3;

/** Most specific first; `commaSpace` splits where `comma` does. */
const TELLING_DELIMITERS: readonly ItemDelimiter[] = ['newline', 'semicolon', 'comma', 'space'];
const LINE_BREAK = /[\r\n]/;
/** A comma inside a number, such as 1,200. */
const GROUPING = /(?<=\d),(?=\d{3}(?!\d))/gu;
/** A comma between two characters that are not blanks. */
const TIGHT_COMMA = /,(?=\S)/gu;
const LOOSE_COMMA = /,\s/u;
/** Room numbers rather than one amount of a hundred billion: `301,205,118,440`. */
const THREE_DIGIT_ITEMS = /^\s*\d{3}(?:,\d{3}){3,}\s*$/u;

function collator(language: Language, natural: boolean): ItemComparison {
  const options = itemCollation(natural);
  return 'Collator' in Intl
    ? new Intl.Collator(language, options).compare
    : (left, right) => left.localeCompare(right, language, options);
}

/** Whether a delimiter leaves the numbers of a text whole, and no comma at the end of an item: `1,200, 300`. */
function keepsNumbers(text: string, delimiter: ItemDelimiter): boolean {
  if (delimiter === 'space') return !LOOSE_COMMA.test(text);
  if (delimiter !== 'comma' || THREE_DIGIT_ITEMS.test(text)) return true;
  const grouping = text.match(GROUPING)?.length ?? 0;
  return grouping === 0 || grouping < (text.match(TIGHT_COMMA)?.length ?? 0);
}

function offerFor(text: string, { items, found }: SortedItems): DelimiterOffer | undefined {
  if (found !== 1) {
    // A space and a line break leave no line break in an item.
    const hasLines = items.some((item) => LINE_BREAK.test(item));
    return hasLines ? { delimiter: 'newline', because: 'lineBreaks' } : undefined;
  }
  const splits = (delimiter: ItemDelimiter) =>
    sortItems(text, { delimiter, order: 'reverse', compare: () => 0 }).found > 1;
  const delimiter = TELLING_DELIMITERS.find((each) => splits(each) && keepsNumbers(text, each));
  return delimiter && { delimiter, because: 'single' };
}

function* sortSteps({ text, language, natural, by, seed, ...rest }: SortRequest): TaskSteps<SortedText> {
  // The engine's own sort reports no progress.
  yield 0;
  const compare = itemComparison(collator(language, natural), natural);
  const sorted = sortItems(text, {
    ...rest,
    compare,
    measure: by === 'length' ? (item) => countGraphemes(item, segmenter) : undefined,
    values: natural ? itemValues : undefined,
    random: seededRandom(seed),
  });
  // By length, they are not last.
  const unread = by === 'text' ? sorted.keyless : [];
  return {
    text: sorted.text,
    lineStarts: indexLines(sorted.text),
    items: sorted.items.length,
    removed: sorted.found - sorted.items.length,
    dropped: sorted.dropped.slice(0, MAX_DROPPED_SHOWN),
    droppedKinds: sorted.dropped.length,
    unread: unread.slice(0, MAX_UNREAD_SHOWN),
    unreadCount: unread.length,
    offer: offerFor(text, sorted),
  };
}

/** Sorts the items of a list. */
export const sortTask = defineTask({ name: 'text-sorter/sortTask', inlineUnits: 10_000, run: sortSteps });
