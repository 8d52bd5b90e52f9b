import { editDistance } from './editDistance.ts';

const MAX_SHOWN = 3;
const LONGEST_COMPARED = 60;
/** A word that so many addresses share, such as "calculator", tells none of them from the others. */
const SHARED_BY = 3;
/** One wrong letter in so many is a slip; in a shorter word it makes another word. */
const LETTERS_PER_SLIP = 4;
/** So much of what was asked for must be found in an address. */
const LEAST_FOUND = 0.5;

function lastPart(path: string): string {
  return (path.split('/').findLast((part) => part !== '') ?? '').toLowerCase().slice(0, LONGEST_COMPARED);
}

function wordsOf(part: string): readonly string[] {
  return part.split(/[^a-z0-9]+/u).filter((word) => word !== '');
}

function isSlipOf(word: string, asked: string): boolean {
  return editDistance(word, asked) <= Math.floor(Math.min(word.length, asked.length) / LETTERS_PER_SLIP);
}

/** "bim" for "bmi": too short for a slip, but nothing is missing and nothing is new. */
function isSwapOf(word: string, asked: string): boolean {
  return editDistance(word, asked) === 1 && [...word].sort().join('') === [...asked].sort().join('');
}

function isNear(word: string, asked: string): boolean {
  return word === asked || isSlipOf(word, asked) || isSwapOf(word, asked);
}

/** Words that many addresses share. */
function sharedWords(slugs: readonly string[]): readonly string[] {
  const words = slugs.flatMap(wordsOf);
  return [...new Set(words)].filter((word) => words.filter((other) => other === word).length >= SHARED_BY);
}

/** How much of what was asked for stands in an address, from 0 to 1. */
function likeness(asked: string, slug: string, shared: readonly string[]): number {
  const words = wordsOf(asked);
  // Written as one word, without the hyphens.
  if (words.length === 1 && editDistance(slug.replaceAll('-', ''), words.join('')) <= 1) return 1;
  const telling = words.filter((word) => !shared.some((other) => isNear(other, word)));
  if (telling.length === 0) return 0;
  return telling.filter((word) => wordsOf(slug).some((other) => isNear(other, word))).length / telling.length;
}

/**
 * The tools whose address is near the last part of a path, the nearest first: a slip of the finger, or the words that tell
 * the tool from others. Nothing where nothing is near.
 *
 * @example '/string-tools/char-cuont' → char-count
 * @example '/vat' → vat-calculator
 */
export function nearestTools<Tool extends { readonly path: string }>(
  tools: readonly Tool[],
  path: string,
): readonly Tool[] {
  const asked = lastPart(path);
  const shared = sharedWords(tools.map((tool) => lastPart(tool.path)));
  const near = tools.map((tool) => {
    const slug = lastPart(tool.path);
    return { tool, found: likeness(asked, slug, shared), distance: editDistance(asked, slug) };
  });
  // Beside one that has all that was asked for, one that has half of it is far.
  const most = Math.max(LEAST_FOUND, ...near.map(({ found }) => found));
  return near
    .filter(({ found }) => found >= most)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SHOWN)
    .map(({ tool }) => tool);
}
