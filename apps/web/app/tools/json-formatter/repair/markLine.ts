import { type MarkedLines, type MarkedPart, markWords } from '@toolbox/core/diff';

/** Words are searched up to this length of both versions together; beyond it, they would only be collected. */
const MAX_WORDS_UNITS = 10_000;
/** How much of a word beside a change is looked for. */
const REACH = 64;
/** A part of a word, or half of a character. */
const PART = /[\p{L}\p{N}_\ud800-\udfff]/u;
const PARTS_BEFORE = /[\p{L}\p{N}_\ud800-\udbff]*$/u;
const PARTS_AFTER = /^[\p{L}\p{N}_\udc00-\udfff]*/u;

/** The length of what both versions start with, without the beginning of a word that changes. */
function sharedStart(left: string, right: string): number {
  const most = Math.min(left.length, right.length);
  let length = 0;
  while (length < most && left.charCodeAt(length) === right.charCodeAt(length)) length += 1;
  if (![left, right].some((text) => PART.test(text.charAt(length)))) return length;
  const [word = ''] = PARTS_BEFORE.exec(left.slice(Math.max(0, length - REACH), length)) ?? [];
  return length - word.length;
}

/** The length of what both versions end with, without the end of a word that changes. */
function sharedEnd(left: string, right: string, most: number): number {
  const codeAt = (text: string, fromEnd: number) => text.charCodeAt(text.length - 1 - fromEnd);
  let length = 0;
  while (length < most && codeAt(left, length) === codeAt(right, length)) length += 1;
  if (![left, right].some((text) => PART.test(text.charAt(text.length - 1 - length)))) return length;
  const tail = left.length - length;
  const [word = ''] = PARTS_AFTER.exec(left.slice(tail, tail + REACH)) ?? [];
  return Math.max(0, length - word.length);
}

/**
 * Marks what changed between two versions of a line, as `markWords` does, also where the line is a whole document: then
 * as one change, without splitting megabytes into words.
 *
 * @example markLine('{"a":1,}', '{"a":1}')
 */
export function markLine(left: string, right: string): MarkedLines {
  if (left.length + right.length <= MAX_WORDS_UNITS) return markWords(left, right);
  const start = sharedStart(left, right);
  const end = sharedEnd(left, right, Math.min(left.length, right.length) - start);
  const marked = (text: string): readonly MarkedPart[] =>
    [
      { text: text.slice(0, start), changed: false },
      { text: text.slice(start, text.length - end), changed: true },
      { text: text.slice(text.length - end), changed: false },
    ].filter((part) => part.text !== '');
  return { left: marked(left), right: marked(right) };
}
