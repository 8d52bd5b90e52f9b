import { ok, type Result } from '../../result/index.ts';
import { INVISIBLE } from '../../validate/plainCharacters.ts';
import { composed } from '../composed.ts';
import type { GraphemeSegmenter } from '../graphemes/graphemeSegmenter.ts';
import { blankTags } from './blankTags.ts';
import { decodeReferences } from './decodeReferences.ts';
import { parseKeywordText } from './parseKeywordText.ts';
import { particleStems } from './particleStems.ts';
import { ENGLISH_STOP_WORDS, KOREAN_STOP_WORDS } from './stopWords.ts';

/** A word of this many letters or more scores higher. */
export const LONG_WORD_LETTERS = 6;

/** A word of a text, how often it occurs, and where first. */
export type Keyword = {
  /** Composed, in lowercase. */
  readonly word: string;
  readonly count: number;
  /** One decimal at most. */
  readonly score: number;
  /** Index of its first use among all words. */
  readonly firstIndex: number;
};

/** How many keywords to give, and what to leave out. */
export type ExtractKeywordsOptions = {
  /** Maximum number of keywords, see `parseKeywordCount`. */
  readonly count: number;
  /** Words that must not become keywords, whatever particle follows them where particles are removed. */
  readonly exclude?: readonly string[];
  /** Also drop Korean stop words. Off by default. */
  readonly dropKoreanStopWords?: boolean;
  /**
   * Count Korean words without their particles (조사): 서울은 and 서울의 as 서울, where words of the text show that it is a
   * word. Off by default.
   */
  readonly stripParticles?: boolean;
  /** Also accept one-character words. Off by default. */
  readonly keepSingleLetters?: boolean;
  readonly segmenter?: GraphemeSegmenter;
};

// A combining mark belongs to the letter before it; a variation selector belongs to an emoji, not to a word.
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|(?![\ufe00-\ufe0f])[\p{Mn}\p{Mc}])*/gu;
/** Separates words in scripts that write no space between them. */
const WORD_BREAK = /\u200b(?=[\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}])/gu;
/** Numbers of a list in one character: ①, ⑴, ⒈, ❶, ㉑. */
const LIST_NUMBER = /[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]/gu;

// The score in tenths, so that it is exact: 1, +0.2 for an early word, +0.1 for a long one.
const TENTHS = 10;
const EARLY_TENTHS = 2;
const LONG_TENTHS = 1;
// "Within the first 20% of words" is index < 0.2 N, that is index × 5 < N.
const EARLY_PARTS = 5;

function letters(word: string): number {
  return Array.from(word).length;
}

/** Composed, in lowercase. */
function lowered(text: string): string {
  return composed(text.toLowerCase());
}

/** The words of a text, without the markup and the invisible characters of what it was copied from. */
function wordsIn(text: string): readonly string[] {
  // Tags and references are recognized in lowercase, and a reference may be a capital or a combining mark.
  const visible = lowered(decodeReferences(blankTags(lowered(text))))
    .replace(WORD_BREAK, ' ')
    .replace(INVISIBLE, '')
    .replace(LIST_NUMBER, ' ');
  return visible.match(WORD) ?? [];
}

type WordUse = { readonly count: number; readonly firstIndex: number };

/** Counts what `keywordOf` makes of each word; it returns undefined for a word that is dropped. */
function countUses(
  words: readonly string[],
  keywordOf: (word: string) => string | undefined,
): ReadonlyMap<string, WordUse> {
  const uses = new Map<string, { count: number; firstIndex: number }>();
  for (const [index, word] of words.entries()) {
    const keyword = keywordOf(word);
    if (keyword === undefined) continue;
    const use = uses.get(keyword);
    if (use === undefined) uses.set(keyword, { count: 1, firstIndex: index });
    else use.count += 1;
  }
  return uses;
}

/**
 * Finds the keywords of a text, best first.
 *
 * - The text is composed (NFC) and converted to lowercase; HTML tags and everything but letters and digits of any
 *   script separate words, and so do numbers of a list in one character, such as ①. The content of scripts and style
 *   sheets is dropped, character references are decoded and invisible characters removed.
 * - English stop words, one-character words and `exclude` are dropped, also before a particle that is removed.
 * - score = count × (1 + 0.2 if first used within the first 20% of all words + 0.1 if it has six or more characters).
 *   The 20% refer to all words, including dropped ones. Ties are ordered by first use.
 * - Blank text gives no keywords; text that is too short for them is `keywords.tooShort`, see `parseKeywordText`.
 *
 * Linear in the length of the text.
 *
 * @example extractKeywords('Toolbox tools: the toolbox.', { count: 1 })
 * // { ok: true, value: [{ word: 'toolbox', count: 2, score: 2.6, firstIndex: 0 }] }
 */
export function extractKeywords(text: string, options: ExtractKeywordsOptions): Result<readonly Keyword[]> {
  const {
    count,
    exclude = [],
    dropKoreanStopWords = false,
    stripParticles = false,
    keepSingleLetters = false,
  } = options;
  if (text.trim() === '') return ok([]);
  const parsed = parseKeywordText(text, options.segmenter);
  if (!parsed.ok) return parsed;

  const words = wordsIn(text);
  const excluded = new Set(exclude.map((word) => lowered(word.trim())));
  const isWanted = (word: string): boolean =>
    !ENGLISH_STOP_WORDS.has(word) &&
    !excluded.has(word) &&
    !(dropKoreanStopWords && KOREAN_STOP_WORDS.has(word)) &&
    (keepSingleLetters || letters(word) > 1);

  // All words, also the dropped ones, show where a particle ends.
  const stems = stripParticles ? particleStems(words) : undefined;
  const uses = countUses(words, (word) => {
    const stem = stems?.get(word) ?? word;
    return isWanted(word) && isWanted(stem) ? stem : undefined;
  });
  const rows = Array.from(uses, ([word, use]) => {
    const early = use.firstIndex * EARLY_PARTS < words.length ? EARLY_TENTHS : 0;
    const long = letters(word) >= LONG_WORD_LETTERS ? LONG_TENTHS : 0;
    return { word, ...use, score: (use.count * (TENTHS + early + long)) / TENTHS };
  });
  rows.sort((left, right) => right.score - left.score || left.firstIndex - right.firstIndex);
  return ok(rows.slice(0, count));
}
