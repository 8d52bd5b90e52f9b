import { CLOSING, LETTER_OR_DIGIT } from './looseMarks.ts';

/** A quotation mark beside a comma or a colon, as in the members and items of JSON. */
const MEMBER = /["'\u2018-\u201f]\s*[,:]|[,:]\s*["'\u2018-\u201f]/u;
const QUOTE_FIRST = /^\s*["'\u2018-\u201f]/u;
/** The quotes of a string that contains a document. */
const QUOTE_LAST = /["'`]$/u;
/** A call with texts and a document: `fetch("/a", {…})`. */
const CALL = /[\w$]\(\s*(?:(?:"[^"\n]{0,1000}"|'[^'\n]{0,1000}')\s*,\s*){1,8}$/u;
const STRING =
  /(?<!\\)"(?:[^"\\\n]|\\[^\n])*"|'[^'\n]*'|[\u201c\u201d][^\u201c\u201d\n]*[\u201c\u201d]|[\u2018\u2019][^\u2018\u2019\n]*[\u2018\u2019]/gu;
const KEY = /(?<![\w$])[a-z_$][\w$]*\s{0,9}:/giu;
/** Numbers and literals of JSON, between strings and keys. */
const TOKENS = /^(?:[\s,:]|(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)(?=[\s,:]|$))*$/iu;
const MARK = /[,:]/u;
/** Items before a document: 45, true, */
const ITEMS = /^\s*(?:(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)\s*,\s*)+$/iu;
/** The mark after a document that is nested in another document. */
const NEXT = /^\s*[,\]}]/u;

/** The contents of the text between documents, which the repair leaves out. */
export type SkippedText = {
  readonly hasWords: boolean;
  readonly hasClosers: boolean;
  /** Whether there are strings as in the members of a document, or as quotations in a sentence. */
  readonly hasStrings: boolean;
};

export const NOTHING_SKIPPED: SkippedText = { hasWords: false, hasClosers: false, hasStrings: false };

/** Where a piece of text is: at the start of the text or of a line, right after a document, or within other text. */
export type Place = 'start' | 'after' | 'within';

/** Whether a text consists of members or items, or of the rest of a string and what follows it. */
function isPart(text: string, isStart: boolean): boolean {
  if (ITEMS.test(text)) return true;
  const bare = text.replace(STRING, ' ');
  if (bare === text) return MEMBER.test(text) || (isStart && QUOTE_FIRST.test(text));
  if (MEMBER.test(bare) || (isStart && QUOTE_FIRST.test(bare))) return true;
  const tokens = text.replace(STRING, ' 0 ').replace(KEY, ' ');
  return isStart && TOKENS.test(tokens) && (MARK.test(bare) || bare.trim() === '');
}

/**
 * Adds a piece of text outside of every document. Undefined if the piece seems to belong to a document whose beginning
 * is missing: it consists of members or items, has an unpaired quote beside a comma or a colon, closes a bracket that
 * it does not open, or has strings beside commas or colons before a document that a comma follows.
 */
export function skipText(before: SkippedText, text: string, place: Place): SkippedText | undefined {
  const plain = text.replace(QUOTE_LAST, '').replace(CALL, '');
  const isStart = place === 'start';
  if (isPart(plain, isStart)) return undefined;
  const hasWords = before.hasWords || LETTER_OR_DIGIT.test(text);
  const hasClosers = before.hasClosers || CLOSING.test(text);
  const hasStrings = before.hasStrings || MEMBER.test(plain) || (isStart && QUOTE_FIRST.test(plain));
  const isInside = hasStrings && place === 'after' && NEXT.test(text);
  return (hasWords && hasClosers) || isInside ? undefined : { hasWords, hasClosers, hasStrings };
}
