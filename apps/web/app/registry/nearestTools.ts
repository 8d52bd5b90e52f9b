import { editDistance } from '@toolbox/core/text';

const MAX_SHOWN = 3;
/** The rest of a longer last segment is not compared. */
export const MAX_COMPARED_LENGTH = 60;
/** A word shared by this many slugs, such as "calculator", does not distinguish them. */
const SHARED_BY = 3;
/** A word may have one wrong letter for every so many letters; in a shorter word one makes another word. */
const LETTERS_PER_SLIP = 4;
/** The minimum share of the requested words that a slug must contain. */
const MIN_FOUND = 0.5;

function lastPart(path: string): string {
  return (path.split('/').findLast((part) => part !== '') ?? '').toLowerCase().slice(0, MAX_COMPARED_LENGTH);
}

function wordsOf(part: string): readonly string[] {
  return part.split(/[^a-z0-9]+/u).filter((word) => word !== '');
}

function isSlipOf(word: string, requested: string): boolean {
  return editDistance(word, requested) <= Math.floor(Math.min(word.length, requested.length) / LETTERS_PER_SLIP);
}

/** "bim" for "bmi": too short for a typo, but the letters are the same. */
function isSwapOf(word: string, requested: string): boolean {
  return editDistance(word, requested) === 1 && [...word].sort().join('') === [...requested].sort().join('');
}

function isNear(word: string, requested: string): boolean {
  return word === requested || isSlipOf(word, requested) || isSwapOf(word, requested);
}

/** Words that many slugs share. */
function sharedWords(slugs: readonly string[]): readonly string[] {
  const words = slugs.flatMap(wordsOf);
  return [...new Set(words)].filter((word) => words.filter((other) => other === word).length >= SHARED_BY);
}

/** How much of the requested words a slug contains, from 0 to 1. */
function likeness(requested: string, slug: string, shared: readonly string[]): number {
  const words = wordsOf(requested);
  // Written as one word, without hyphens.
  if (words.length === 1 && editDistance(slug.replaceAll('-', ''), words.join('')) <= 1) return 1;
  const distinctive = words.filter((word) => !shared.some((other) => isNear(other, word)));
  if (distinctive.length === 0) return 0;
  return distinctive.filter((word) => wordsOf(slug).some((other) => isNear(other, word))).length / distinctive.length;
}

/**
 * The tools whose slug is similar to the last segment of a path, the most similar first: a typo, or the same
 * distinguishing words. Empty where none is similar.
 *
 * @example '/string-tools/char-cuont' → char-count
 * @example '/vat' → vat-calculator
 */
export function nearestTools<Tool extends { readonly path: string }>(
  tools: readonly Tool[],
  path: string,
): readonly Tool[] {
  const requested = lastPart(path);
  const shared = sharedWords(tools.map((tool) => lastPart(tool.path)));
  const near = tools.map((tool) => {
    const slug = lastPart(tool.path);
    return { tool, found: likeness(requested, slug, shared), distance: editDistance(requested, slug) };
  });
  // If one slug contains all requested words, those with half of them are dropped.
  const most = Math.max(MIN_FOUND, ...near.map(({ found }) => found));
  return near
    .filter(({ found }) => found >= most)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SHOWN)
    .map(({ tool }) => tool);
}
