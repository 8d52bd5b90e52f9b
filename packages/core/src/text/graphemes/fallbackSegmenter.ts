import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

const CONTROL = String.raw`\r\n|[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]`;
const FLAG = String.raw`\p{RI}{2}`;
const SYLLABLE = String.raw`[\u1100-\u115f]*[\uac00-\ud7a3\u1160-\u11a7][\u1160-\u11a7]*[\u11a8-\u11ff]*|[\u1100-\u115f]+|[\u11a8-\u11ff]+`;
const EMOJI = String.raw`\p{Extended_Pictographic}(?:[\p{M}\p{EMod}]*\u200d\p{Extended_Pictographic})*`;
/** Marks, and the vowel am of Thai and Lao, which is a letter. */
const FOLLOWERS = String.raw`[\p{M}\p{EMod}\u0e33\u0eb3\u200c\u200d]*`;

// No two adjacent parts can match the same character, so the time is linear.
const CLUSTER = new RegExp(`${CONTROL}|(?:${FLAG}|${SYLLABLE}|${EMOJI}|[^])${FOLLOWERS}`, 'gu');

/**
 * A grapheme segmenter for engines without `Intl.Segmenter`.
 *
 * Correct for Latin, Greek, Cyrillic, Korean, Japanese, Chinese, Thai and Lao text and for emoji; an Indic conjunct
 * counts as two.
 *
 * @example [...fallbackSegmenter.segment('👍🏽!')].length // 2
 */
export const fallbackSegmenter: GraphemeSegmenter = {
  segment: (text) => Array.from(text.match(CLUSTER) ?? [], (segment) => ({ segment })),
};
