import { dropEndings, dropFillers, wordsIn } from './matchWords.ts';
import type { SearchEntry } from './searchEntries.ts';

/** A longer query is a text, which has such words by chance. */
const MAX_QUERY_UNITS = 30;
/** A single letter or syllable is part of too many texts. */
const MIN_UNITS = 2;

/** The words of a name that say what it is about: all but the last, such as "generator", which any tool may have. */
function subjectsOf(label: string): readonly string[] {
  return dropEndings(label)
    .split(/\s+/u)
    .slice(0, -1)
    .filter((word) => word.length >= MIN_UNITS);
}

/**
 * What a query that finds nothing is about: the entries with the most of its words in their names, without the words
 * that no entry has. Synonyms are not enough: many of them, such as "viewer", belong to tools of other sites as well.
 *
 * @example 'json 오류' → JSON 포맷터
 */
export function relatedEntries<Item>(
  entries: readonly SearchEntry<Item>[],
  query: string,
  limit: number,
): readonly SearchEntry<Item>[] {
  if (query.trim().length > MAX_QUERY_UNITS) return [];
  const asked = new Set(wordsIn(dropEndings(dropFillers(query))));
  const rankOf = ({ label }: SearchEntry<Item>) => subjectsOf(label).filter((word) => asked.has(word)).length;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) }));
  const best = Math.max(1, ...ranked.map(({ rank }) => rank));
  return ranked
    .filter(({ rank }) => rank === best)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
