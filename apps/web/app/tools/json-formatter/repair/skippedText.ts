/** A quotation mark beside a comma or a colon, as in the members and items of JSON. */
const MEMBER = /["'\u2018-\u201f]\s*[,:]|[,:]\s*["'\u2018-\u201f]/u;
const QUOTE_FIRST = /^\s*["'\u2018-\u201f]/u;
/** The quotes of a string that contains a document. */
const QUOTE_LAST = /["'`]$/u;
/** A call with a text and a document: `fetch("/a", {…})`. */
const CALL = /[\w$]\(\s*(?:"[^"\n]{0,1000}"|'[^'\n]{0,1000}')\s*,\s*$/u;
/** Items before a document: 45, true, */
const ITEMS = /^[\p{L}\p{N}\s.,+-]*$/u;
const COMMA_LAST = /,\s*$/u;
const CLOSER = /[\]}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** What the text between documents has, which the repair leaves out. */
export type SkippedText = { readonly hasWords: boolean; readonly hasClosers: boolean };

export const NOTHING_SKIPPED: SkippedText = { hasWords: false, hasClosers: false };

/**
 * Adds a piece of text that stands outside of every document. Undefined where it seems to belong to one whose
 * beginning is missing: it has strings beside commas or colons, consists of items, or starts the text or its line with a string, or closes a bracket
 * that it does not open.
 */
export function skipText(before: SkippedText, text: string, isStart: boolean): SkippedText | undefined {
  const plain = text.replace(QUOTE_LAST, '').replace(CALL, '');
  if (COMMA_LAST.test(text) && ITEMS.test(text) && WORD.test(text)) return undefined;
  if (MEMBER.test(plain) || (isStart && QUOTE_FIRST.test(plain))) return undefined;
  const hasWords = before.hasWords || WORD.test(text);
  const hasClosers = before.hasClosers || CLOSER.test(text);
  return hasWords && hasClosers ? undefined : { hasWords, hasClosers };
}
