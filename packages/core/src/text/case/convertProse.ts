import { bareWord } from './bareWord.ts';
import { capitalize } from './capitalize.ts';
import { isLink } from './isLink.ts';

/** A case of prose. */
export type ProseCase = 'upper' | 'lower' | 'title' | 'sentence' | 'alternating';

export type ConvertProseOptions = {
  /** Words in lowercase that a title does not capitalize, even in first position. See `parseExceptionWords`. */
  readonly exceptions: ReadonlySet<string>;
  readonly keepAcronyms: boolean;
  readonly keepLinks: boolean;
};

const PARTS = /\s+|\S+/gu;
const OPENER = /[\p{Ps}\p{Pi}¿¡]/u;
/** Characters without width, such as a byte order mark: the first visible character comes after them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const UNSEEN_OR_QUOTE = /["'`\p{Default_Ignorable_Code_Point}]/u;
const MARK = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/u;
/** A number before an item of a list: 1) or ② or 3️⃣. */
const LIST_NUMBER = /^(?:[([]?[0-9]{1,3}(?:[)\].:]+|\u20e3)|\p{No}+[).]?)$/u;
const SENTENCE_END = /[.!?]$/u;
const LOWER_LETTER = /\p{Ll}/u;
const TWO_CAPITALS = /\p{Lu}\P{Lu}*\p{Lu}/u;
/** The s of PDFs and NASA's. */
const ACRONYM_ENDING = /(?<=[\p{Lu}\p{N}])['’]?s(?![\p{Lu}\p{Ll}])/u;
/** A unit with its number: 10kg, 100km/h. */
const MEASURE = /\p{N}\p{Ll}+(?:\/\p{Ll}+)?/gu;
/** Parts of a word that may be acronyms by themselves: US-based, HTTP/2. */
const JOINED = /[^-‐–/]+/gu;

/** Where the words of a part begin: after each opening bracket, and after what is skipped at their start. */
function wordStarts(part: string, skipped: RegExp): readonly number[] {
  const starts: number[] = [];
  let atStart = true;
  let index = 0;
  for (const character of part) {
    const opens: boolean = OPENER.test(character) || (atStart && skipped.test(character));
    if (atStart && !opens) starts.push(index);
    atStart = opens;
    index += character.length;
  }
  return starts;
}

function isAcronym(word: string): boolean {
  const stem = word.replace(ACRONYM_ENDING, '');
  return !LOWER_LETTER.test(stem) && TWO_CAPITALS.test(stem);
}

/**
 * Whether a text has small letters apart from addresses, units and the s of an acronym, which even a text in capitals
 * writes in small letters. In a text in capitals, every word looks like an acronym.
 */
function hasSmallLetters(text: string): boolean {
  for (const [part] of text.matchAll(PARTS)) {
    if (!LOWER_LETTER.test(part) || isLink(part)) continue;
    const stems = part.replace(MEASURE, '').replace(JOINED, (piece) => piece.replace(ACRONYM_ENDING, ''));
    if (LOWER_LETTER.test(stems)) return true;
  }
  return false;
}

/**
 * Changes only the case of running text: whitespace and punctuation stay. Expects composed text (NFC).
 *
 * See `convertCase` for what each case means. Linear: each part between whitespace is visited once.
 *
 * @example convertProse('hello world', 'title', { exceptions: new Set(), keepAcronyms: false, keepLinks: false })
 */
export function convertProse(
  text: string,
  to: ProseCase,
  { exceptions, keepAcronyms, keepLinks }: ConvertProseOptions,
): string {
  const tellsAcronyms = keepAcronyms && hasSmallLetters(text);
  if (to === 'upper' && !keepLinks) return text.toUpperCase();
  if (to === 'lower' && !keepLinks && !tellsAcronyms) return text.toLowerCase();

  let startsSentence = true;
  let nextIsCapital = false;

  const lower = (word: string): string =>
    tellsAcronyms
      ? word.replace(JOINED, (piece) => (isAcronym(bareWord(piece)) ? piece : piece.toLowerCase()))
      : word.toLowerCase();

  const title = (part: string): string => {
    const starts = wordStarts(part, UNSEEN_OR_QUOTE);
    let converted = part.slice(0, starts[0]);
    for (const [place, start] of starts.entries()) {
      const word = part.slice(start, starts[place + 1]);
      const isException = exceptions.size > 0 && exceptions.has(bareWord(word).toLowerCase());
      converted += isException ? word.toLowerCase() : capitalize(lower(word));
    }
    return converted;
  };

  const sentence = (part: string): string => {
    const lowered = lower(part);
    const [start] = wordStarts(lowered, MARK);
    // A dash, an emoji or the number of a list item comes before the sentence.
    if (!startsSentence || start === undefined || LIST_NUMBER.test(part.replace(INVISIBLE, ''))) return lowered;
    startsSentence = false;
    return lowered.slice(0, start) + capitalize(lowered.slice(start));
  };

  const alternating = (part: string): string => {
    let converted = '';
    for (const character of part) {
      const small = character.toLowerCase();
      const capital = character.toUpperCase();
      // A letter whose other case is two letters (ß) stays, because applying the conversion again would change the
      // result.
      const hasCase = small !== capital && small.length === capital.length;
      converted += !hasCase ? character : nextIsCapital ? capital : small;
      if (hasCase) nextIsCapital = !nextIsCapital;
    }
    return converted;
  };

  const convert = { upper: (part: string) => part.toUpperCase(), lower, title, sentence, alternating }[to];
  let converted = '';
  for (const part of text.match(PARTS) ?? []) {
    const isWord = part.trim() !== '';
    if (isWord && keepLinks && isLink(part)) {
      converted += part;
      startsSentence = false;
    } else {
      converted += isWord ? convert(part) : part;
    }
    if (SENTENCE_END.test(part)) startsSentence = true;
  }
  return converted;
}
