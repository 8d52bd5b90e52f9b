import { NOT_SHOWN } from './notShown.ts';

/** One invisible code point without effect in its context. */
export type Invisible = { readonly index: number; readonly codePoint: number };

const CANDIDATE = new RegExp(NOT_SHOWN, 'gu');

const BIDI_MARK = /[\u034f\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/u;
const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;
const SCRIPT_WITHOUT_JOINERS =
  /[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u;
const SHARED_MARK = /^(?=\p{M})\p{sc=Zinh}$/u;
const HAN = /\p{sc=Hani}/u;
const MONGOLIAN = /\p{sc=Mong}/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const BEFORE_EMOJI_JOINER = /[\p{Extended_Pictographic}\p{EMod}]|\ufe0f/u;
const EMOJI = /\p{Emoji}/u;
const SYMBOL_WITH_VARIANTS = /[\p{sc=Hani}\p{sc=Mymr}\p{sc=Phag}\p{Sm}\p{So}\u3001\u3002\uff01-\uff1f]/u;
const LEADING_JAMO = /[\u1100-\u115e\ua960-\ua97c]/u;
const VOWEL_JAMO = /[\u1161-\u11a7\ud7b0-\ud7c6]/u;
const FLAG_OF_TAGS = 0x1f3f4;

function isBetween(code: number, first: number, last: number): boolean {
  return code >= first && code <= last;
}

type Place = {
  readonly text: string;
  readonly index: number;
  /** Code points before this index do not count as neighbors: they were removed, or the text begins here. */
  readonly floor: number;
};

/** The code point that ends at `index`; empty at the lower bound. */
function characterBefore({ text, index, floor }: Place): string {
  const low = text.charCodeAt(index - 1);
  const start = isBetween(low, 0xdc00, 0xdfff) ? index - 2 : index - 1;
  return start < floor ? '' : text.slice(start, index);
}

/** Skips marks without a script, which composition may reorder, to find the letter or mark that a joiner follows. */
function followsJoiningScript(place: Place): boolean {
  let before = characterBefore(place);
  for (let { index } = place; SHARED_MARK.test(before); before = characterBefore({ ...place, index })) {
    index -= before.length;
  }
  return LETTER_OR_MARK.test(before) && !SCRIPT_WITHOUT_JOINERS.test(before);
}

/** Whether an invisible code point affects its neighbors. */
function isAtWork(code: number, place: Place, after: string, hasRightToLeft: () => boolean): boolean {
  const before = characterBefore(place);
  if (code === 0x200d && BEFORE_EMOJI_JOINER.test(before) && PICTOGRAPH.test(after)) return true;
  if (code === 0x200c || code === 0x200d) return followsJoiningScript(place);
  if (code === 0xfe0e || code === 0xfe0f) return EMOJI.test(before);
  if (isBetween(code, 0xfe00, 0xfe0d)) return SYMBOL_WITH_VARIANTS.test(before);
  if (isBetween(code, 0xe0100, 0xe01ef)) return HAN.test(before);
  if (isBetween(code, 0x180b, 0x180f)) return MONGOLIAN.test(before);
  if (isBetween(code, 0xe0020, 0xe007f)) {
    const base = before.codePointAt(0) ?? 0;
    return base === FLAG_OF_TAGS || isBetween(base, 0xe0020, 0xe007e);
  }
  if (code === 0x115f) return VOWEL_JAMO.test(after);
  if (code === 0x1160) return LEADING_JAMO.test(before);
  return BIDI_MARK.test(String.fromCodePoint(code)) && hasRightToLeft();
}

/**
 * Finds invisible code points without effect: zero-width spaces, byte order marks, soft hyphens, control characters,
 * stray joiners and variation selectors, Hangul fillers, and direction marks.
 *
 * Not reported, because the text would look different without them: joiners and variation selectors inside emoji,
 * joiners of the scripts that use them, ideographic and Mongolian variants, the tags of flags, and direction marks in a
 * text with right-to-left letters (an override is reported even there). Tab, line endings, VT, FF and NEL are
 * whitespace.
 *
 * @example findInvisible('a\u200bb') // [{ index: 1, codePoint: 0x200b }]
 */
export function findInvisible(text: string): readonly Invisible[] {
  const found: Invisible[] = [];
  let rightToLeft: boolean | undefined;
  const hasRightToLeft = (): boolean => {
    rightToLeft ??= RIGHT_TO_LEFT.test(text);
    return rightToLeft;
  };
  let removedEnd = 0;
  for (const { index, 0: character } of text.matchAll(CANDIDATE)) {
    const codePoint = character.codePointAt(0) as number;
    const end = index + character.length;
    const after = String.fromCodePoint(text.codePointAt(end) ?? 0);
    if (isAtWork(codePoint, { text, index, floor: removedEnd }, after, hasRightToLeft)) continue;
    found.push({ index, codePoint });
    removedEnd = end;
  }
  return found;
}
