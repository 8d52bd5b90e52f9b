import { minifyJson } from '../minifyJson.ts';
import { isCollapsedAt } from './collapsedValue.ts';
import { asciiMarks, skipBetween, skipBlanks } from './looseMarks.ts';
import { PHP_DOCUMENT } from './looseOpeners.ts';
import { type LooseSource, looseSource } from './looseSource.ts';
import { readLooseJson } from './readLooseJson.ts';
import { isQuoteAt } from './readLooseString.ts';
import { repairByRules } from './repairByRules.ts';
import { NOTHING_SKIPPED, skipText } from './skippedText.ts';

const BRACKET_OR_LINE = new RegExp(String.raw`[[{\uff3b\uff5b\n]|${PHP_DOCUMENT.source}`, 'giu');
/** Brackets in a sentence: an empty pair, or words and numbers. */
const LABEL = /\{[\p{L}\p{N}\s]{0,200}\}|\[[^"'\u2018-\u201f[\]{}\n]{0,200}\]/uy;
/** Brackets without a string and without other brackets. */
const SIMPLE = /[[{][^"'\u2018-\u201f[\]{}\n]{0,200}[\]}]/uy;
const BEFORE_VALUE = /(?:^|[\n:=]|^[\w$.]+\()[ \t]*$/u;
const AFTER_VALUE = /[ \t]*(?:\)?;[ \t]*|\)[ \t]*)?(?:\r?\n|$)/uy;
/** What precedes a value, in an assignment, a call or a list. */
const BEFORE_ITEM = /[=:(,][ \t]*$/u;
/** An object of Python in a notation that looks like an array. */
const PAIRS = /OrderedDict\(\s*$/u;
const ESCAPED = /\\./gu;
const CONTAINER = /^\s*[[{]/u;
const WORD_LAST = /[\p{L}\p{N}]$/u;
const OPENERS_ONLY = /^[[{\s]+$/u;
/** How many items follow, as the console of a browser writes it: `(2) [1, 2]`. */
const ITEM_COUNT = /\(\d{1,9}\)\s{0,9}(?=[[{])/uy;
/** What is looked at before a bracket. */
const REACH = 40;
/** Without its second quote at the end of a line that ends in it. */
const STRING = /"(?:[^"\\\n]|\\.?)*"?/gu;
const BRACKET = /[[\]{}]/gu;
const OPENERS: ReadonlySet<string> = new Set(['[', '{', '']);
const CLOSERS: ReadonlySet<string> = new Set([']', '}']);
/** A value between documents, alone on its line or before a comma. */
const SCALAR = /(?:"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)(?=[ \t\r]*(?:[\n,]|$))/uy;

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/**
 * Whether brackets with nothing but words or numbers are a value: `data: [1,2]` and `a=[1,2],` and not `see [1]`.
 * Undefined where that is not sure, as in `f([1,2], …`.
 */
function isValue(text: string, start: number, end: number): boolean | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (!minifyJson(text.slice(start, end)).ok) return false;
  if (before.trimEnd().endsWith('=') || (BEFORE_VALUE.test(before) && isAt(AFTER_VALUE, text, end))) return true;
  return BEFORE_ITEM.test(before) ? undefined : false;
}

type Documents = { readonly found: readonly string[]; readonly hasComments: boolean };

/** A document at an offset, in a state of the search. */
type Found = { readonly json?: string; readonly end: number } | undefined;

/** The end of the document at an offset: of its line if the next one starts another document, as in a log. */
function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  const isClosed = CLOSERS.has(text.slice(at, end).trimEnd().slice(-1));
  return isClosed && OPENERS.has(text.charAt(skipBlanks(text, end))) ? end : text.length;
}

/** What the rules make of the document at an offset. After other text, it may be the rest of a string. */
function ruledAt(text: string, at: number, isFirst: boolean): Found {
  const end = endOfLine(text, at);
  const given = text.slice(at, end);
  if (!isFirst && given.replace(ESCAPED, '').split('"').length % 2 === 0) return undefined;
  const json = repairByRules(given);
  return json === undefined ? undefined : { json: json.trim(), end };
}

/** Whether brackets after other text start no document: at its end, or as an index or the color of a terminal. */
function startsNothing(text: string, at: number): boolean {
  const rest = text.slice(at, at + REACH);
  const isIndex = WORD_LAST.test(text.slice(at - 1, at)) && /^\[[^"'[{]/u.test(rest) && !isAt(LABEL, text, at);
  return isIndex || (rest.length < REACH && OPENERS_ONLY.test(rest));
}

/** The document at a bracket; without one where the brackets are part of a sentence, undefined to give up. */
function documentAt(source: LooseSource, at: number, isFirst: boolean): Found {
  const { text } = source;
  if (!isFirst && startsNothing(text, at)) return undefined;
  const read = readLooseJson(source, at);
  if (read.status === 'read') {
    // A value in parentheses is part of a sentence.
    if (!CONTAINER.test(read.json)) return undefined;
    const isLabel = isAt(LABEL, text, at) && LABEL.lastIndex === read.end;
    const isFirstRead = isFirst && (!read.hasWords || isAt(AFTER_VALUE, text, read.end));
    const isRead = !isLabel || isFirstRead || (isFirst ? false : isValue(text, at, read.end));
    if (isRead === undefined) return undefined;
    return isRead ? { json: read.json.trim(), end: read.end } : { end: read.end };
  }
  // A quoted bracket is part of a sentence.
  const isRuled = read.status === 'unknown' && (isFirst || !isQuoteAt(text, at - 1));
  const skipped = isAt(SIMPLE, text, at) ? { end: SIMPLE.lastIndex } : undefined;
  // A value that was logged without its content may precede the document.
  if (skipped && (!isFirst || isCollapsedAt(text, at))) return skipped;
  return (isRuled ? ruledAt(text, at, isFirst) : undefined) ?? (read.status === 'unknown' ? skipped : undefined);
}

/** Whether the first bracket of a document is closed before its end. */
function closesEarly(document: string): boolean {
  const brackets = document.replace(STRING, '').match(BRACKET) ?? [];
  let depth = 0;
  return brackets.some((bracket, index) => {
    depth += CLOSERS.has(bracket) ? -1 : 1;
    return depth === 0 && index < brackets.length - 1;
  });
}

function isOpener(text: string, at: number, isFirst: boolean): boolean {
  const mark = asciiMarks(text.charAt(at));
  return mark === '[' || mark === '{' || (mark === '(' && isFirst) || isAt(PHP_DOCUMENT, text, at);
}

function search(text: string, keepsComments: boolean): Documents | undefined {
  const found: string[] = [];
  /** Only documents, commas and comments so far. */
  let isPure = true;
  let hasComments = false;
  let startsWithDocument = false;
  let skipped = NOTHING_SKIPPED;
  let isAfter = false;
  const source = looseSource(text);
  for (let at = 0; at < text.length; ) {
    const next = !keepsComments && (isPure || text.charAt(at - 1) === '\n') ? skipBetween(text, at) : at;
    const place = isPure || text.charAt(at - 1) === '\n' ? 'start' : isAfter ? 'after' : undefined;
    isAfter = false;
    hasComments ||= next > at;
    at = next;
    if (at === text.length) break;
    if (isPure && isAt(ITEM_COUNT, text, at)) at = ITEM_COUNT.lastIndex;
    if (isOpener(text, at, isPure && found.length === 0)) {
      if (text.charAt(at) === '[' && PAIRS.test(text.slice(Math.max(0, at - REACH), at))) return undefined;
      const document = documentAt(source, at, isPure);
      if (document === undefined) return undefined;
      const label = document.json === undefined ? text.slice(at + 1, document.end - 1) : '';
      const more = skipText(skipped, label, undefined);
      if (more === undefined) return undefined;
      // Its brackets were those of members around it.
      if (more.hasStrings && closesEarly(text.slice(at, document.end))) return undefined;
      skipped = more;
      if (document.json === undefined) isPure = false;
      else found.push(document.json);
      isAfter = document.json !== undefined;
      startsWithDocument ||= isPure;
      at = document.end;
    } else if (isPure && found.length > 0 && isAt(SCALAR, text, at)) {
      found.push(text.slice(at, SCALAR.lastIndex));
      at = SCALAR.lastIndex;
    } else {
      isPure = false;
      BRACKET_OR_LINE.lastIndex = text.charAt(at) === '\n' ? at : at + 1;
      const stop = BRACKET_OR_LINE.exec(text)?.index ?? text.length;
      const between = text.slice(at, stop);
      const more = skipText(skipped, between, place);
      // A string after the document was a part of it.
      if (more === undefined || (startsWithDocument && between.includes('"'))) return undefined;
      skipped = more;
      at = text.charAt(stop) === '\n' ? stop + 1 : stop;
    }
  }
  return { found, hasComments };
}

/**
 * The objects and arrays of a text, such as a log or a program, each repaired: one as it is, several as an array.
 * Commented ones count only where there is no other. Undefined where there is none or where one cannot be repaired,
 * so that nothing is left out.
 *
 * @example findDocuments('data: {"a":1}\ndata: [2,]') // '[\n{"a":1},\n[2]\n]'
 */
export function findDocuments(text: string): string | undefined {
  const live = search(text, false);
  const documents = live?.found.length === 0 && live.hasComments ? search(text, true) : live;
  if (documents === undefined || documents.found.length === 0) return undefined;
  const json = documents.found.length > 1 ? `[\n${documents.found.join(',\n')}\n]` : documents.found[0];
  return json !== undefined && minifyJson(json).ok ? json : undefined;
}
