import { toHalfWidth } from './toHalfWidth.ts';

/** Invisible characters that are common in copied text: zero width, directions, soft hyphen, byte order mark. */
export const INVISIBLE = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/**
 * All format characters, also those that matter in a text and not in a date or a number, such as the tags of a flag.
 */
export const FORMAT_CHARACTERS = /\p{Cf}/gu;
/**
 * The letters of decomposed Hangul, as in names of files that a Mac has written; units in one character, such as ㎝ and
 * ㎏, but not ㎡, whose 2 would become a digit of the number; and the full-width sign of the won.
 */
const COMPATIBLE = /[\u1100-\u11ff\u3380-\u339e\uffe6]+/g;

/**
 * Longer text is not searched for an address, a link or a number: it is probably prose, and the search would take long.
 */
export const MAX_PASTED_UNITS = 2000;

/**
 * Composes decomposed Hangul and replaces a unit in one character by its letters, in linear time. NFKC of the whole
 * text is not linear, because it sorts the combining marks of each letter.
 */
export function plainLetters(text: string): string {
  return text.replace(COMPATIBLE, (characters) => characters.normalize('NFKC'));
}

/**
 * Converts a typed or pasted number to plain characters: full-width digits, marks and letters become ASCII, a unit in
 * one character becomes its letters, decomposed Hangul its syllables, the minus sign and the dashes become a hyphen,
 * the wave of a range (∼ and 〜) becomes a tilde, and invisible characters are removed. Spaces are trimmed at both ends
 * and otherwise unchanged.
 *
 * @example plainCharacters('\u200e１，０００') // '1,000'
 */
export function plainCharacters(text: string): string {
  return plainLetters(toHalfWidth(text.replace(INVISIBLE, '')))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[∼〜]/g, '~')
    .trim();
}
