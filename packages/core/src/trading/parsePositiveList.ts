import type { Exact } from '../exact/index.ts';
import { parseNumber } from '../validate/index.ts';

/** The numbers above 0 of a list, and how many other entries it had. */
export type PositiveList = { readonly numbers: readonly Exact[]; readonly dropped: number };

/**
 * Reads numbers between commas and keeps those above 0.
 *
 * Empty entries, as a trailing comma leaves, do not count as dropped; zero, negative numbers and words do. A full-width
 * or an ideographic comma separates as well. A comma can never group digits here: `1,000` is 1 and a dropped 0.
 *
 * @example parsePositiveList('1, 2, x') // { numbers: [1, 2], dropped: 1 }
 */
export function parsePositiveList(text: string): PositiveList {
  const entries = text.split(/[,，、]/u).filter((entry) => entry.trim() !== '');
  const numbers = entries.flatMap((entry) => {
    const number = parseNumber(entry, { field: '', allowZero: false });
    return number.ok ? [number.value] : [];
  });
  return { numbers, dropped: entries.length - numbers.length };
}
