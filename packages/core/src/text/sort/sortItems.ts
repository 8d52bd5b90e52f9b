import { composed } from '../composed.ts';
import { foldCase } from '../foldCase.ts';
import { repairText } from '../traps/repairText.ts';

/**
 * How items are separated and joined again: `comma` and `commaSpace` both split on commas, also full-width and
 * ideographic ones (`，` and `、`).
 */
export type ItemDelimiter = 'comma' | 'space' | 'commaSpace' | 'newline' | 'semicolon';

/** `reverse` reverses the input and `shuffle` randomizes it; neither compares. */
export type ItemOrder = 'asc' | 'desc' | 'reverse' | 'shuffle';

/**
 * `exact` drops an item that occurred before in the same spelling, `ignoreCase` in any case. Decomposed letters and
 * invisible characters without effect make no other spelling, see `repairText`.
 */
export type DuplicateRule = 'keep' | 'exact' | 'ignoreCase';

/** How items are split, compared and joined again. */
export type SortItemsOptions = {
  readonly delimiter: ItemDelimiter;
  readonly order: ItemOrder;
  /** Such as `new Intl.Collator('ko', itemCollation()).compare`. */
  readonly compare: (left: string, right: string) => number;
  /** A numeric key that takes precedence over `compare`, such as the length of an item. */
  readonly measure?: ((item: string) => number) | undefined;
  /**
   * A sort key for each item, such as `itemValues`, that replaces `compare`; undefined where the items have none. An
   * item without a key comes after the others in both directions. Called once with all items.
   */
  readonly values?: ((items: readonly string[]) => readonly (number | undefined)[] | undefined) | undefined;
  /** Random numbers in [0, 1) for `shuffle`, such as `seededRandom(seed)`. */
  readonly random?: (() => number) | undefined;
  /** `keep` by default. */
  readonly duplicates?: DuplicateRule | undefined;
};

/** The items in their new order, and the duplicates that were dropped. */
export type SortedItems = {
  readonly items: readonly string[];
  /** The items joined with the chosen delimiter, between the brackets of the list if it has them. */
  readonly text: string;
  /** Number of items, including duplicates. */
  readonly found: number;
  /** Items that occurred more than once, in order of first appearance, where the rule drops them. */
  readonly dropped: readonly { readonly item: string; readonly count: number }[];
  /** Items without a key of `values`, where others have one, in their new order. */
  readonly keyless: readonly string[];
};

const SPLITTERS: Readonly<Record<ItemDelimiter, RegExp>> = {
  comma: /[,，、]/,
  commaSpace: /[,，、]/,
  space: /\s+/,
  newline: /\r\n|\n|\r/,
  semicolon: /[;；]/,
};
const JOINERS: Readonly<Record<ItemDelimiter, string>> = {
  comma: ',',
  commaSpace: ', ',
  space: ' ',
  newline: '\n',
  semicolon: ';',
};

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** An item that is compared as it is, because all its characters are visible and composed. */
const PLAIN = /^[ -~가-힣]*$/u;
const VISIBLE = /[!-~가-힣]/u;

/** An item as it looks, so that items that differ only in a zero-width space are duplicates. */
function lookOf(item: string): string {
  return PLAIN.test(item) ? item : composed(repairText(item)).trim();
}

type List = { readonly open: string; readonly inside: string; readonly close: string };

/** A list in one pair of brackets, with the blanks beside them: `[3, 1]`. `(a), (b)` is in no pair. */
function withoutBrackets(text: string): List {
  const trimmed = text.trim();
  const open = trimmed.charAt(0);
  const close = CLOSING[open];
  const inside = trimmed.slice(1, -1);
  if (close === undefined || !trimmed.endsWith(close) || inside.includes(open) || inside.includes(close))
    return { open: '', inside: text, close: '' };
  const before = inside.slice(0, inside.length - inside.trimStart().length);
  return { open: open + before, inside, close: inside.slice(inside.trimEnd().length) + close };
}

function dropDuplicates(items: readonly string[], rule: DuplicateRule): Pick<SortedItems, 'items' | 'dropped'> {
  if (rule === 'keep') return { items, dropped: [] };
  const groups = new Map<string, { item: string; count: number }>();
  for (const item of items) {
    const look = lookOf(item);
    const key = rule === 'exact' ? look : foldCase(look);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { item, count: 1 });
    else group.count += 1;
  }
  const kept = Array.from(groups.values());
  return { items: kept.map(({ item }) => item), dropped: kept.filter(({ count }) => count > 1) };
}

/** Fisher–Yates: every order is equally likely if `random` is uniform. */
function shuffle(items: readonly string[], random: () => number): readonly string[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const pick = Math.min(last, Math.floor(random() * (last + 1)));
    const moved = mixed[pick] as string;
    mixed[pick] = mixed[last] as string;
    mixed[last] = moved;
  }
  return mixed;
}

type Keyed = { readonly item: string; readonly size: number; readonly value: number | undefined };
type Arranged = Pick<SortedItems, 'items' | 'keyless'>;

function arrange(items: readonly string[], options: SortItemsOptions): Arranged {
  const { order, compare, measure, random } = options;
  if (order === 'reverse') return { items: items.toReversed(), keyless: [] };
  if (order === 'shuffle') return { items: random === undefined ? items : shuffle(items, random), keyless: [] };
  // The engine's sort is stable, so reversing the comparison (not the result) keeps equal items in input order.
  const sign = order === 'asc' ? 1 : -1;
  const values = options.values?.(items);
  if (measure === undefined && values === undefined)
    return { items: items.toSorted((left, right) => sign * compare(left, right)), keyless: [] };
  const keyed = items.map((item, index): Keyed => ({ item, size: measure?.(item) ?? 0, value: values?.[index] }));
  const byRest = (left: Keyed, right: Keyed): number => {
    if (left.value !== undefined && right.value !== undefined) return sign * (left.value - right.value);
    if (left.value === right.value) return sign * compare(left.item, right.item);
    return left.value === undefined ? 1 : -1;
  };
  keyed.sort((left, right) => sign * (left.size - right.size) || byRest(left, right));
  const keyless = values === undefined ? [] : keyed.filter(({ value }) => value === undefined);
  return { items: keyed.map(({ item }) => item), keyless: keyless.map(({ item }) => item) };
}

/**
 * Sorts the items of a text.
 *
 * - Items are trimmed; empty ones are dropped, and those of invisible characters. `space` splits on runs of whitespace,
 *   `newline` on CRLF, LF and CR.
 * - Brackets around the whole list stay around it: `[3, 1]` gives `[1, 3]`.
 * - Equal items keep their input order, ascending and descending: 1.5 and 1.50 are equal with `values: itemValues`.
 * - Items are returned as typed; nothing is normalized. No items give an empty text.
 * - `shuffle` without `random` keeps the input order.
 *
 * @example
 * const collator = new Intl.Collator('ko', itemCollation());
 * sortItems('b, a', { delimiter: 'commaSpace', order: 'asc', compare: collator.compare }).text // 'a, b'
 */
export function sortItems(text: string, options: SortItemsOptions): SortedItems {
  const { delimiter, duplicates = 'keep' } = options;
  const { open, inside, close } = withoutBrackets(text);
  const found = inside
    .split(SPLITTERS[delimiter])
    .map((item) => item.trim())
    .filter((item) => VISIBLE.test(item) || lookOf(item) !== '');
  const { items: kept, dropped } = dropDuplicates(found, duplicates);
  const { items, keyless } = arrange(kept, options);
  const joined = items.length === 0 ? '' : `${open}${items.join(JOINERS[delimiter])}${close}`;
  return { items, text: joined, found: found.length, dropped, keyless };
}
