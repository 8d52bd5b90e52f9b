import { editDistance } from '@toolbox/core/text';
import { MAX_COMPARED_LENGTH, nearestTools } from '../../registry/nearestTools.ts';
import { foldCompact } from '../../registry/search/foldText.ts';
import { bestRanked, rankWords } from '../../registry/search/matchWords.ts';
import { decodedPath } from './decodedPath.ts';

export type NearPage = {
  /** A plain path. */
  readonly path: string;
  readonly label: string;
  /** Every name of the page, separated by commas, its id included. */
  readonly names: string;
};

const MAX_SHOWN = 3;
/** What follows the path in a link that was copied with more, or encoded as a whole. */
const MORE = /[?&#;].*$/su;
const MARKS_AT_END = /(?<![^\p{L}\p{N}/])[^\p{L}\p{N}/]+$/u;
/** The minimum length of a word to tolerate one wrong letter, or another ending: "donation" for "donate". */
const MIN_LETTERS = 4;
/** The minimum length of the beginning of a word. */
const MIN_BEGINNING = 3;
/** Words in the paths of many pages. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['tool', 'tools', 'page', 'us']);

/** The segments of a path as they were probably meant. */
function segmentsOf(path: string): readonly string[] {
  const plain = decodedPath(path).replace(MORE, '').replace(MARKS_AT_END, '').toLowerCase();
  return plain.split('/').filter((step) => step !== '');
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}

function isNear(requested: string, word: string): boolean {
  if (requested.length >= MIN_BEGINNING && word.startsWith(requested)) return true;
  if (Math.min(requested.length, word.length) < MIN_LETTERS) return false;
  return requested.startsWith(word.slice(0, -1)) || editDistance(word, requested) <= 1;
}

function isNameOf({ names }: NearPage, requested: string): boolean {
  const written = foldCompact(requested);
  return names.split(',').some((name) => foldCompact(name) === written);
}

/**
 * The pages that an unknown path may mean, the most likely first: the path without what was pasted behind it, a tool by
 * its names or a similar path, a category or another page by one of its words, and at last the category that the path
 * begins with.
 *
 * @example '/kimp' → the kimchi premium
 * @example '/contact-us' → the contact page
 */
export function nearestPages<Page extends NearPage>(
  tools: readonly Page[],
  others: readonly Page[],
  path: string,
): readonly Page[] {
  const segments = segmentsOf(path);
  const requested = (segments.at(-1) ?? '').slice(0, MAX_COMPARED_LENGTH);
  const words = wordsOf(requested);
  if (words.length === 0) return [];
  const meant = `/${segments.join('/')}`;
  const exact = tools.filter((tool) => tool.path === meant);
  const same = others.filter((page) => page.path === meant || isNameOf(page, requested));
  if (same.length > 0) return same;
  const named = bestRanked(tools, (tool) =>
    isNameOf(tool, requested) ? Number.POSITIVE_INFINITY : rankWords(requested, tool.label, tool.names),
  );
  // A word that names most tools, such as "calculator", names a category.
  const specific = named.length > MAX_SHOWN ? [] : named;
  const near = specific.length > 0 ? specific : nearestTools(tools, `/${requested}`);
  const pages = others.filter((page) =>
    wordsOf(`${page.path},${page.names}`).some((word) => words.some((other) => isNear(other, word))),
  );
  const found = [...new Set([...exact, ...near, ...pages])];
  const begun = others.filter((page) => page.path === `/${segments[0]}`);
  return (found.length === 0 ? begun : found).slice(0, MAX_SHOWN);
}
