import { minifyJson } from '../minifyJson.ts';
import { type DocumentStart, documentAt } from './documentAt.ts';
import { ANY_BRACKET, asciiMarks, CLOSING, isAt, skipBetween } from './looseMarks.ts';
import { PHP_DOCUMENT } from './looseOpeners.ts';
import { looseSource } from './looseSource.ts';
import { NOTHING_SKIPPED, type Place, type SkippedText, skipText } from './skippedText.ts';

const OPENING_OR_LINE = new RegExp(String.raw`[[{\uff3b\uff5b\n]|${PHP_DOCUMENT.source}`, 'giu');
/** The number of items before an array, as in the console of a browser: `(2) [1, 2]`. */
const ITEM_COUNT = /\(\d{1,9}\)\s{0,9}(?=[[{])/uy;
/** A string; its closing quote may be missing at the end of a line. */
const STRING = /"(?:[^"\\\n]|\\.?)*"?/gu;
/** A value between documents, alone on its line or before a comma. */
const SCALAR = /(?:"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)(?=[ \t\r]*(?:[\n,]|$))/uy;

/** Whether documents in comments count, or the comments are skipped. */
type Comments = 'searched' | 'skipped';

type Scan = DocumentStart & {
  readonly comments: Comments;
  readonly found: string[];
  at: number;
  place: Place;
  isPure: boolean;
  /** Whether a document was found before any other text. */
  startsWithDocument: boolean;
  mayHaveComments: boolean;
  skipped: SkippedText;
};

/** Whether the first bracket of a document is closed before its end. */
function closesEarly(document: string): boolean {
  const brackets = document.replace(STRING, '').match(ANY_BRACKET) ?? [];
  let depth = 0;
  return brackets.some((bracket, index) => {
    depth += CLOSING.test(bracket) ? -1 : 1;
    return depth === 0 && index < brackets.length - 1;
  });
}

function startScan(text: string, comments: Comments): Scan {
  return {
    source: looseSource(text),
    comments,
    found: [],
    at: 0,
    place: 'start',
    isPure: true,
    startsWithDocument: false,
    mayHaveComments: false,
    skipped: NOTHING_SKIPPED,
  };
}

/** Goes to the next document or text. */
function skipToNext(scan: Scan): void {
  const { at } = scan;
  const { text } = scan.source;
  if (scan.isPure || text.charAt(at - 1) === '\n') scan.place = 'start';
  if (scan.place === 'start' && scan.comments === 'skipped') scan.at = skipBetween(text, at);
  scan.mayHaveComments ||= scan.at > at;
  if (scan.isPure && isAt(ITEM_COUNT, text, scan.at)) scan.at = ITEM_COUNT.lastIndex;
}

function isOpenerAt({ source: { text }, at, isPure, found }: Scan): boolean {
  const mark = asciiMarks(text.charAt(at));
  const isTuple = mark === '(' && isPure && found.length === 0;
  return mark === '[' || mark === '{' || isTuple || isAt(PHP_DOCUMENT, text, at);
}

function isScalarAt({ source: { text }, at, isPure, found }: Scan): boolean {
  return isPure && found.length > 0 && isAt(SCALAR, text, at);
}

/** Adds a piece of text to the skipped text; false if the piece seems to be part of a document. */
function skip(scan: Scan, piece: string, place: Place): boolean {
  const skipped = skipText(scan.skipped, piece, place);
  if (skipped !== undefined) scan.skipped = skipped;
  return skipped !== undefined;
}

/** Takes the document at a bracket, or skips the brackets of a sentence; false if a document cannot be repaired. */
function takeDocument(scan: Scan): boolean {
  const { at } = scan;
  const { text } = scan.source;
  const document = documentAt(scan);
  if (document === undefined) return false;
  const isLabel = document.json === undefined;
  if (isLabel && !skip(scan, text.slice(at + 1, document.end - 1), 'within')) return false;
  // Members were skipped before this document, so its brackets may be those of the object around them.
  if (scan.skipped.hasStrings && closesEarly(text.slice(at, document.end))) return false;
  if (document.json !== undefined) scan.found.push(document.json);
  scan.isPure &&= !isLabel;
  scan.startsWithDocument ||= scan.isPure;
  scan.place = isLabel ? 'within' : 'after';
  scan.at = document.end;
  return true;
}

/** Takes the number, the string or the literal between documents. */
function takeScalar(scan: Scan): boolean {
  scan.found.push(scan.source.text.slice(scan.at, SCALAR.lastIndex));
  scan.at = SCALAR.lastIndex;
  return true;
}

/** Skips the text up to the next bracket or line; false if the text seems to be part of a document. */
function skipTextBetween(scan: Scan): boolean {
  const { at, place } = scan;
  const { text } = scan.source;
  OPENING_OR_LINE.lastIndex = text.charAt(at) === '\n' ? at : at + 1;
  const stop = OPENING_OR_LINE.exec(text)?.index ?? text.length;
  const between = text.slice(at, stop);
  scan.isPure = false;
  scan.place = 'within';
  scan.at = text.charAt(stop) === '\n' ? stop + 1 : stop;
  // A string after the document seems to be a part of it.
  return !(scan.startsWithDocument && between.includes('"')) && skip(scan, between, place);
}

function search(text: string, comments: Comments): Scan | undefined {
  const scan = startScan(text, comments);
  for (skipToNext(scan); scan.at < text.length; skipToNext(scan)) {
    const take = isOpenerAt(scan) ? takeDocument : isScalarAt(scan) ? takeScalar : skipTextBetween;
    if (!take(scan)) return undefined;
  }
  return scan;
}

/**
 * The objects and arrays of a text, such as a log or a program, each repaired: one as it is, several as an array.
 * Commented ones count only where there is no other. Undefined where there is none or where one cannot be repaired,
 * so that nothing is left out.
 *
 * @example findDocuments('data: {"a":1}\ndata: {"b":2,}') // '[\n{"a":1},\n{"b":2}\n]'
 */
export function findDocuments(text: string): string | undefined {
  const live = search(text, 'skipped');
  const documents = live?.found.length === 0 && live.mayHaveComments ? search(text, 'searched') : live;
  if (documents === undefined || documents.found.length === 0) return undefined;
  const json = documents.found.length > 1 ? `[\n${documents.found.join(',\n')}\n]` : documents.found[0];
  return json !== undefined && minifyJson(json).ok ? json : undefined;
}
