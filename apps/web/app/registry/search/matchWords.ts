import { foldText } from './foldText.ts';

/** A run of Hangul, of other letters, or of digits: `ip주소` is two words. */
const RUN = /\p{Script=Hangul}+|[^\p{Script=Hangul}\P{Alphabetic}]+|\p{N}+/gu;
const HANGUL = /\p{Script=Hangul}/u;
/** A figure with its unit says what to compute, not which tool: `salary 5000`. */
const FIGURE = /(?<![\p{L}\p{N}])\p{N}[\p{L}\p{N}.,]*/gu;
/** A shorter part of a word occurs in too many others. */
const LEAST_HANGUL = 2;
const LEAST_LATIN = 3;
/** Names are shorter. */
const MAX_UNITS = 30;

type Names = { readonly words: readonly string[]; readonly joined: string };

function isName(part: string, { words, joined }: Names): boolean {
  if (HANGUL.test(part)) return part.length >= LEAST_HANGUL && joined.includes(part);
  return words.some((word) => word === part || (part.length >= LEAST_LATIN && word.startsWith(part)));
}

/** Whether a word consists of names, one after the other. */
function isComposed(word: string, names: Names): boolean {
  if (word.length > MAX_UNITS) return false;
  const ends = new Set([0]);
  for (let end = 1; end <= word.length; end += 1) {
    if ([...ends].some((start) => isName(word.slice(start, end), names))) ends.add(end);
  }
  return ends.has(word.length);
}

/**
 * Whether every word of a query, or every part of it where words are joined, is among the names of a tool, in any
 * order. Figures do not count.
 *
 * @param names the names of the tool, separated by anything but letters
 */
export function matchWords(query: string, names: string): boolean {
  const words = foldText(query).replaceAll(FIGURE, ' ').match(RUN) ?? [];
  const folded = foldText(names);
  const known: Names = { words: folded.match(RUN) ?? [], joined: folded.replaceAll(/\s/gu, '') };
  // A single syllable counts if it is a word.
  return words.length > 0 && words.every((word) => known.words.includes(word) || isComposed(word, known));
}
