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
  /** A new number shuffles again. */
  readonly turn: number;
};

/** The result for the page; the items stay in the worker, because copying a million of them would freeze the page. */
export type SortedText = {
  readonly text: string;
  readonly lineStarts: Uint32Array;
  readonly items: number;
  readonly removed: number;
  /** The first duplicate items. */
  readonly dropped: SortedItems['dropped'];
  readonly droppedKinds: number;
  /** A delimiter that would split a text which resulted in one item. */
  readonly otherDelimiter: ItemDelimiter | undefined;
};

export const MAX_DROPPED_SHOWN = 100;

/** Most specific first; `commaSpace` splits where `comma` does. */
const TELLING_DELIMITERS: readonly ItemDelimiter[] = ['newline', 'comma', 'space'];

function collator(language: Language, natural: boolean): ItemComparison {
  const options = itemCollation(natural);
  return 'Collator' in Intl
    ? new Intl.Collator(language, options).compare
    : (left, right) => left.localeCompare(right, language, options);
}

function* sortSteps({ text, language, natural, by, ...rest }: SortRequest): TaskSteps<SortedText> {
  // The engine's own sort reports no progress.
  yield 0;
  const compare = itemComparison(collator(language, natural), natural);
  const sorted = sortItems(text, {
    ...rest,
    compare,
    measure: by === 'length' ? (item) => countGraphemes(item, segmenter) : undefined,
    values: natural ? itemValues : undefined,
    random: Math.random,
  });
  const parts = (delimiter: ItemDelimiter) => sortItems(text, { delimiter, order: 'reverse', compare }).found > 1;
  return {
    text: sorted.text,
    lineStarts: indexLines(sorted.text),
    items: sorted.items.length,
    removed: sorted.found - sorted.items.length,
    dropped: sorted.dropped.slice(0, MAX_DROPPED_SHOWN),
    droppedKinds: sorted.dropped.length,
    otherDelimiter: sorted.found === 1 ? TELLING_DELIMITERS.find(parts) : undefined,
  };
}

/** Sorts the items of a list. */
export const sortTask = defineTask({ name: 'text-sorter/sortTask', inlineUnits: 10_000, run: sortSteps });
