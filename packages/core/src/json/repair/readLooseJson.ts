import { isCollapsedAt } from './collapsedValue.ts';
import { isGroupAt, isThousandsAt } from './groupedDigits.ts';
import {
  addComma,
  addMissing,
  addMissingComma,
  addPiece,
  closeBeforeComma,
  closeFrame,
  closeUnclosedFrame,
  type LooseExpected,
  type LooseFrames,
  openFrame,
  startFrames,
  turnIntoObject,
} from './looseFrames.ts';
import { asciiMarks, plainBlanks, skipBlanks, skipComment } from './looseMarks.ts';
import { type LooseOpener, openerAt } from './looseOpeners.ts';
import type { LooseSource } from './looseSource.ts';
import { isOperand, isQuoteAt, readLooseString } from './readLooseString.ts';
import { readGroupedNumber, readLooseKey, readLooseWord } from './readLooseWord.ts';

/** `refused` if the text means something that JSON cannot represent, `unknown` if it has another fault. */
export type LooseReading =
  | { readonly status: 'read'; readonly json: string; readonly end: number; readonly hasWords: boolean }
  | { readonly status: 'refused' | 'unknown' };

/** The outcome of one step: the offset of the next one. */
type Step = number | 'refused' | undefined;

type Reader = {
  readonly source: LooseSource;
  readonly frames: LooseFrames;
  hasWords: boolean;
};

const CLOSING_OR_PARENTHESIS: ReadonlySet<string> = new Set('}])');
/** The u or b before a string of Python. */
const PREFIX = /[ub](?=['"])/iuy;
const MARK_FIRST = /^"\s*[,:]/u;
/** A member after the end of the document, which was closed too early. */
const MEMBER = /\s*,\s*(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')\s*:/uy;

function isMemberAt(text: string, at: number): boolean {
  MEMBER.lastIndex = at;
  return MEMBER.test(text);
}

/** Whether # starts a value, such as a color, and no comment. */
function isColorAt(text: string, at: number, expected: LooseExpected): boolean {
  if (text.charAt(at) !== '#') return false;
  return expected === 'value' || (expected === 'item' && text.charAt(at + 1).trim() !== '');
}

/** Copies the blanks at an offset and drops the comments. */
function skipSpace({ source: { text }, frames }: Reader, start: number): number {
  let at = start;
  for (;;) {
    const blanksEnd = skipBlanks(text, at);
    if (blanksEnd > at) frames.pieces.push(plainBlanks(text.slice(at, blanksEnd)));
    const isValue = isColorAt(text, blanksEnd, frames.expected);
    const end = isValue ? blanksEnd : skipComment(text, blanksEnd);
    if (end === at) return at;
    at = end;
  }
}

/** Adds the comma or the colon that is missing before a value; false where a key has to come first. */
function prepareValue(frames: LooseFrames): boolean {
  if (frames.expected === 'end') addMissingComma(frames);
  if (frames.expected === 'colon' && frames.isQuoted) {
    addMissing(frames, ':');
    frames.expected = 'value';
  }
  return frames.expected === 'value' || frames.expected === 'item';
}

function addValue(reader: Reader, json: string): void {
  addPiece(reader.frames, json);
  reader.frames.expected = 'end';
}

/** Whether a line starts another document, because the end of this one is missing. */
function startsNextDocument({ open, expected }: LooseFrames, text: string, at: number): boolean {
  return open.length === 1 && open[0]?.kind === 'object' && expected === 'end' && text.charAt(at - 1) === '\n';
}

function readOpener(reader: Reader, at: number, { kind, closer, end }: LooseOpener): Step {
  const { source, frames } = reader;
  const { text } = source;
  if (startsNextDocument(frames, text, at)) {
    closeUnclosedFrame(frames);
    return at;
  }
  if (kind === 'object' && frames.expected === 'key' && closeBeforeComma(frames)) frames.expected = 'item';
  if (!prepareValue(frames)) return undefined;
  openFrame(frames, source.dialect === 'properties' && kind === 'tuple' ? 'array' : kind, closer);
  return end;
}

function readCloser({ source: { text }, frames }: Reader, at: number, mark: string): Step {
  // A key without a value has no likely repair: it is not an item, and Python joins two adjacent strings.
  if (frames.expected === 'colon') return undefined;
  if (!frames.open.some(({ closer }) => closer === mark)) {
    if (mark === ')') return undefined;
    // The bracket is surplus, or it is the last one and closes the only open bracket with the wrong kind.
    if (frames.open.length === 1 && skipBlanks(text, at + 1) === text.length) closeFrame(frames);
    return at + 1;
  }
  while (frames.open.at(-1)?.closer !== mark) closeUnclosedFrame(frames);
  const isEarly = mark === '}' && frames.open.length === 1 && isMemberAt(text, at + 1);
  if (!isEarly) closeFrame(frames);
  return at + 1;
}

function readComma({ frames }: Reader, at: number): Step {
  if (frames.expected === 'value') {
    addMissing(frames, frames.missing);
    frames.expected = 'end';
  }
  // A comma before a key is surplus. Before a comma in an array, an item may be missing, so the text is refused.
  if (frames.expected === 'key') return at + 1;
  if (frames.expected !== 'end') return 'refused';
  addComma(frames);
  return at + 1;
}

function readColon({ source: { text }, frames }: Reader, at: number): Step {
  const isArrow = text.startsWith('=>', at);
  if (isArrow && frames.expected === 'end' && !turnIntoObject(frames)) return 'refused';
  const isArray = frames.open.at(-1)?.kind === 'array' && frames.open.at(-2)?.kind === 'object';
  const isMember = isArray && frames.expected === 'end' && frames.isQuoted && closeBeforeComma(frames);
  if (frames.expected !== 'colon' && !isMember) return undefined;
  addPiece(frames, ':');
  frames.expected = 'value';
  // At the end of a text, the value was cut off, perhaps with the rest of an arrow.
  const isEmpty = text.charAt(at) === '=' && !isArrow && at < text.length - 1;
  frames.missing = isEmpty ? '""' : 'null';
  return isArrow ? at + 2 : at + 1;
}

/** Whether a quote right after a string is doubled as in CSV, and starts neither an item nor a key. */
function isDoubled({ source: { text }, frames }: Reader, at: number, json: string, end: number): boolean {
  if (frames.expected !== 'end' || !isQuoteAt(text, at - 1)) return false;
  const next = asciiMarks(text.charAt(skipBlanks(text, end)));
  return json === '""' || (frames.open.at(-1)?.kind === 'object' && next !== ':' && next !== '=');
}

function readString(reader: Reader, at: number): Step {
  const { source, frames } = reader;
  const { text } = source;
  const string = readLooseString(source, at);
  if (string === undefined) return undefined;
  // The quote directly before this string may belong to the previous string, which then ends at this quote.
  if (isQuoteAt(text, at - 1) && MARK_FIRST.test(string.json)) return undefined;
  if (isDoubled(reader, at, string.json, string.end) || isOperand(source, string.end)) return 'refused';
  // Python joins two strings without a comma, so a tuple with them is ambiguous.
  if (frames.expected === 'end' && frames.open.at(-1)?.kind === 'tuple') return 'refused';
  if (frames.expected === 'end') addMissingComma(frames);
  if (frames.expected === 'key') {
    addPiece(frames, string.json);
    frames.expected = 'colon';
  } else {
    prepareValue(frames);
    addValue(reader, string.json);
  }
  frames.isQuoted = true;
  return string.end;
}

function readWord(reader: Reader, at: number): Step {
  const { source, frames } = reader;
  const { text } = source;
  // A word next to a quote is part of a string whose quotes are not escaped.
  if (isQuoteAt(text, at - 1)) return undefined;
  if (frames.expected === 'end' && isGroupAt(text, at)) return 'refused';
  // [1,000, 25,000] probably means two prices instead of four numbers.
  if (frames.expected === 'item' && isThousandsAt(text, at)) return 'refused';
  if (frames.expected === 'end') addMissingComma(frames);
  if (frames.expected === 'key') {
    const key = readLooseKey(source, at);
    if (key === undefined) return undefined;
    addPiece(frames, key.json);
    frames.expected = 'colon';
    frames.isQuoted = false;
    return key.end;
  }
  prepareValue(frames);
  const grouped = frames.open.at(-1)?.kind === 'object' ? readGroupedNumber(text, at) : undefined;
  const word = grouped ?? readLooseWord(source, at);
  if (word === undefined || word === 'refused') return word;
  addValue(reader, word.json);
  reader.hasWords ||= word.isText;
  frames.isQuoted = false;
  return word.end;
}

function readStep(reader: Reader, at: number): Step {
  const { source, frames } = reader;
  const { text } = source;
  if (isCollapsedAt(text, at)) return 'refused';
  const mark = asciiMarks(text.charAt(at));
  const opener = openerAt(text, at);
  if (opener) return readOpener(reader, at, opener);
  if (CLOSING_OR_PARENTHESIS.has(mark)) return readCloser(reader, at, mark);
  if (mark === ',' || mark === ';') return readComma(reader, at);
  // Before a key or a value, a colon starts a symbol of Ruby.
  const isBetween = frames.expected === 'colon' || frames.expected === 'end';
  if (isBetween && (mark === ':' || mark === '=')) return readColon(reader, at);
  PREFIX.lastIndex = at;
  const quote = PREFIX.test(text) ? at + 1 : at;
  return isQuoteAt(text, quote) ? readString(reader, quote) : readWord(reader, at);
}

function readDocument(source: LooseSource, start: number): LooseReading {
  const { text } = source;
  const frames = startFrames();
  const reader: Reader = { source, frames, hasWords: false };
  let at = start;
  do {
    const from = at;
    at = skipSpace(reader, at);
    // A comment that extends to the end of the text may be a part of the document instead.
    if (at === text.length && text.slice(from).trim() !== '') return { status: 'unknown' };
    if (at === text.length) break;
    const next = readStep(reader, at);
    if (next === undefined || next === 'refused') return { status: next ?? 'unknown' };
    at = next;
  } while (frames.open.length > 0);
  while (frames.open.length > 0) closeUnclosedFrame(frames);
  return { status: 'read', json: frames.pieces.join(''), end: at, hasWords: reader.hasWords };
}

/**
 * Reads the object or array that starts at an offset, in JSON with any of the faults that have a single likely repair:
 * comments, surplus or missing commas, brackets that are missing at the end or of the wrong kind, other quotes, keys
 * and words without quotes, tuples, full-width marks. Well-formed parts stay unchanged. Linear.
 *
 * @example readLooseJson(looseSource('{a: 1,} …'), 0) // { status: 'read', json: '{"a": 1}', end: 7, hasWords: false }
 */
export function readLooseJson(source: LooseSource, start: number): LooseReading {
  const read = readDocument(source, start);
  return read.status === 'unknown' ? readDocument({ ...source, backslashEndsFolder: true }, start) : read;
}
