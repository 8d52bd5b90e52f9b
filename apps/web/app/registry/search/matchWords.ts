import { foldText } from './foldText.ts';

/** A run of Hangul, of other letters, or of digits: `ip주소` is two words. */
const RUN = /\p{Script=Hangul}+|[^\p{Script=Hangul}\P{Alphabetic}]+|\p{N}+/gu;
const HANGUL = /\p{Script=Hangul}/u;
/** A figure with its unit says what to compute, not which tool: `salary 5000`. A unit may be a name: `52년생`. */
const FIGURE = /(?<![\p{L}\p{N}])\p{N}[\p{N}.,]*(?<unit>\p{L}[\p{L}\p{N}.,]*)?/gu;
/**
 * What people add to the name of any tool: `글자수 확인`, `free json viewer`, `how many words`. In Korean only where a
 * word ends: `체크디짓` is one word.
 */
const FILLERS =
  /(?:확인|체크|무료|온라인|사이트){1,3}(?!\p{Script=Hangul})|(?<![a-z])(?:free|online|how|many|much|what|is|my|to|the|of|an?|and|in|for)(?![a-z])/gu;
/** The endings of `변환기` for `변환`, and of plurals. */
const ENDINGS = /(?<=\p{Script=Hangul}{2})기(?!\p{Script=Hangul})|(?<=[a-z]{3})s(?![a-z])/gu;
/** A shorter part of a word occurs in too many others. */
const MIN_HANGUL = 2;
const MIN_LATIN = 3;
/** Names are shorter. */
const MAX_UNITS = 30;

type Names = { readonly words: readonly string[]; readonly joined: string };

function isName(part: string, { words, joined }: Names): boolean {
  if (HANGUL.test(part)) return part.length >= MIN_HANGUL && joined.includes(part);
  return words.some((word) => word === part || (part.length >= MIN_LATIN && word.startsWith(part)));
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

/** The words of a text, in lowercase. */
export function wordsIn(text: string): readonly string[] {
  return foldText(text).match(RUN) ?? [];
}

function namesIn(text: string): Names {
  return { words: wordsIn(text), joined: foldText(text).replaceAll(/\s/gu, '') };
}

/**
 * How well the words of a query fit a tool: 0 if a word of the query is not among the names. Words of the name count
 * more than those of synonyms, and whole words more than parts.
 *
 * @param name the name of the tool
 * @param names all its names, separated by anything but letters
 */
export function rankWords(query: string, name: string, names: string): number {
  const known = namesIn(names);
  // A single syllable counts if it is a word.
  const isWhole = (word: string) => known.words.includes(word);
  const figureless = foldText(query).replaceAll(FIGURE, (_, unit = '') => (isWhole(unit) ? ` ${unit} ` : ' '));
  const words = figureless.match(RUN) ?? [];
  if (words.length === 0 || !words.every((word) => isWhole(word) || isComposed(word, known))) return 0;
  const called = namesIn(name);
  return 1 + words.filter(isWhole).length + words.filter((word) => isComposed(word, called)).length;
}

/** The rank of a tool that has the words only as parts of its synonyms: 나이 is a part of 나이스. */
const RANK_OF_PARTS = 1;

/**
 * The tools that fit a query by {@link rankWords}, the best first. Parts of words are enough where nothing fits better.
 */
export function bestRanked<Tool>(tools: readonly Tool[], rankOf: (tool: Tool) => number): readonly Tool[] {
  const ranked = tools
    .map((tool) => ({ tool, rank: rankOf(tool) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  const least = Math.min(ranked[0]?.rank ?? 0, RANK_OF_PARTS + 1);
  return ranked.filter(({ rank }) => rank >= least).map(({ tool }) => tool);
}

/** A query without the words that tell nothing about the tool, in lowercase. */
export function dropFillers(query: string): string {
  return foldText(query).replaceAll(FILLERS, ' ').trim();
}

/** A query in lowercase, its words without endings. */
export function dropEndings(query: string): string {
  return foldText(query).replaceAll(ENDINGS, '');
}
