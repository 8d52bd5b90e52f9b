import { decomposedLetters } from './composeLetters.ts';
import { findInvisible } from './findInvisible.ts';

/**
 * - `decomposed`: a letter encoded as more code points than it needs, as macOS file names have it. A single code point
 *   that NFC would replace, such as the ohm sign, is not.
 * - `invisible`: a code point that is not shown and has no effect in its place. A joiner within an emoji or a word that
 *   needs it does not count.
 * - `oddSpace`: whitespace that is not a space, a tab or a line ending.
 * - `loneSurrogate`: half of a character, left by damaged text.
 */
export type TextTrapKind = 'decomposed' | 'invisible' | 'oddSpace' | 'loneSurrogate';

/** A character that is invisible or looks like another one, its first position, and its number of occurrences. */
export type TextTrap = {
  readonly kind: TextTrapKind;
  /** The character in the text; for `decomposed` the first affected letter. */
  readonly character: string;
  /** The code point of the (first) character. */
  readonly codePoint: number;
  /** Position of the first one, in UTF-16 units. */
  readonly index: number;
  readonly count: number;
};

const ODD_SPACE = /[\v\f\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

function collect(
  kind: TextTrapKind,
  found: Iterable<{ readonly index: number; readonly character: string }>,
  groupOf: (codePoint: number) => number = (codePoint) => codePoint,
): TextTrap[] {
  const groups = new Map<number, { first: Omit<TextTrap, 'count'>; count: number }>();
  for (const { index, character } of found) {
    const codePoint = character.codePointAt(0) as number;
    const group = groups.get(groupOf(codePoint));
    if (group === undefined) groups.set(groupOf(codePoint), { first: { kind, character, codePoint, index }, count: 1 });
    else group.count += 1;
  }
  return Array.from(groups.values(), ({ first, count }) => ({ ...first, count }));
}

function* matches(text: string, pattern: RegExp): Generator<{ index: number; character: string }> {
  for (const match of text.matchAll(pattern)) yield { index: match.index, character: match[0] };
}

/**
 * Finds what makes a text count, compare or store differently from how it looks.
 *
 * Each code point is reported once per kind, with its first position and number of occurrences; decomposed letters
 * are one entry. Ordered by first position. A text without traps gives an empty list. {@link repairText} fixes
 * `decomposed` and `invisible`.
 *
 * @example
 * findTextTraps('a\u200bb')
 * // [{ kind: 'invisible', character: '\u200b', codePoint: 0x200b, index: 1, count: 1 }]
 */
export function findTextTraps(text: string): readonly TextTrap[] {
  const invisible = findInvisible(text).map(({ index, codePoint }) => ({
    index,
    character: String.fromCodePoint(codePoint),
  }));
  return [
    ...collect('decomposed', decomposedLetters(text), () => 0),
    ...collect('invisible', invisible),
    ...collect('oddSpace', matches(text, ODD_SPACE)),
    ...collect('loneSurrogate', matches(text, LONE_SURROGATE)),
  ].sort((left, right) => left.index - right.index);
}
