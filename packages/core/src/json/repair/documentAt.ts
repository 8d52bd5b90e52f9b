import { minifyJson } from '../minifyJson.ts';
import { isCollapsedAt } from './collapsedValue.ts';
import { CLOSING, CONTAINER, isAt, skipBlanks } from './looseMarks.ts';
import type { LooseSource } from './looseSource.ts';
import { readLooseJson } from './readLooseJson.ts';
import { isQuoteAt } from './readLooseString.ts';
import { repairByRules } from './repairByRules.ts';

/** Brackets in a sentence: an empty pair, or words and numbers. */
const LABEL = /\{[\p{L}\p{N}\s]{0,200}\}|\[[^"'\u2018-\u201f[\]{}\n]{0,200}\]/uy;
/** Brackets without a string and without other brackets. */
const SIMPLE = /[[{][^"'\u2018-\u201f[\]{}\n]{0,200}[\]}]/uy;
const BEFORE_VALUE = /(?:^|[\n:=]|^[\w$.]+\()[ \t]*$/u;
const AFTER_VALUE = /[ \t]*(?:\)?;[ \t]*|\)[ \t]*)?(?:\r?\n|$)/uy;
/** The mark before a value in an assignment, a call or a list. */
const BEFORE_ITEM = /[=:(,][ \t]*$/u;
/** An object of Python in a notation that looks like an array. */
const PAIRS = /OrderedDict\(\s*$/u;
const ESCAPED = /\\./gu;
const WORD_LAST = /[\p{L}\p{N}]$/u;
const OPENERS_ONLY = /^[[{\s]+$/u;
/** How many UTF-16 units before a bracket are examined. */
const REACH = 40;
const OPENERS: ReadonlySet<string> = new Set(['[', '{', '']);

/** A bracket in a text. */
export type DocumentStart = {
  readonly source: LooseSource;
  readonly at: number;
  /** Whether only documents, commas and comments are before it. */
  readonly isPure: boolean;
};

/** The text that starts at a bracket: a document, or, if `json` is missing, brackets that are part of a sentence. */
export type Found = { readonly json?: string; readonly end: number };

/**
 * Whether brackets that contain only words or numbers are a value: `data: [1,2]` and `a=[1,2],` and not `see [1]`.
 * Undefined if both are possible, as in `f([1,2], …`.
 */
function isValue(text: string, start: number, end: number): boolean | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (!minifyJson(text.slice(start, end)).ok) return false;
  if (before.trimEnd().endsWith('=') || (BEFORE_VALUE.test(before) && isAt(AFTER_VALUE, text, end))) return true;
  return BEFORE_ITEM.test(before) ? undefined : false;
}

/** The end of the document at an offset: the end of its line if the next line starts another document, as in a log. */
function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  const isClosed = CLOSING.test(text.slice(at, end).trimEnd().slice(-1));
  return isClosed && OPENERS.has(text.charAt(skipBlanks(text, end))) ? end : text.length;
}

/** What the rules make of the document at a bracket. After other text, it may be the rest of a string. */
function ruledAt({ source: { text }, at, isPure }: DocumentStart): Found | undefined {
  const end = endOfLine(text, at);
  const given = text.slice(at, end);
  if (!isPure && given.replace(ESCAPED, '').split('"').length % 2 === 0) return undefined;
  const json = repairByRules(given);
  return json === undefined ? undefined : { json: json.trim(), end };
}

/** Whether brackets after other text start no document: at its end, or as an index or the color of a terminal. */
function startsNothing(text: string, at: number): boolean {
  const rest = text.slice(at, at + REACH);
  const isIndex = WORD_LAST.test(text.slice(at - 1, at)) && /^\[[^"'[{]/u.test(rest) && !isAt(LABEL, text, at);
  return isIndex || (rest.length < REACH && OPENERS_ONLY.test(rest));
}

/** The document at a bracket; undefined to give up. */
export function documentAt(start: DocumentStart): Found | undefined {
  const { source, at, isPure } = start;
  const { text } = source;
  if (text.charAt(at) === '[' && PAIRS.test(text.slice(Math.max(0, at - REACH), at))) return undefined;
  if (!isPure && startsNothing(text, at)) return undefined;
  const read = readLooseJson(source, at);
  if (read.status === 'read') {
    // A value in parentheses is part of a sentence.
    if (!CONTAINER.test(read.json)) return undefined;
    const isLabel = isAt(LABEL, text, at) && LABEL.lastIndex === read.end;
    const isFirstRead = isPure && (!read.hasWords || isAt(AFTER_VALUE, text, read.end));
    const isRead = !isLabel || isFirstRead || (isPure ? false : isValue(text, at, read.end));
    if (isRead === undefined) return undefined;
    return isRead ? { json: read.json.trim(), end: read.end } : { end: read.end };
  }
  // A quoted bracket is part of a sentence.
  const isRuled = read.status === 'unknown' && (isPure || !isQuoteAt(text, at - 1));
  const skipped = isAt(SIMPLE, text, at) ? { end: SIMPLE.lastIndex } : undefined;
  // A value that was logged without its content may precede the document.
  if (skipped && (!isPure || isCollapsedAt(text, at))) return skipped;
  return (isRuled ? ruledAt(start) : undefined) ?? (read.status === 'unknown' ? skipped : undefined);
}
