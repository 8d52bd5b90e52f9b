import { minifyJson } from '../minifyJson.ts';
import { fromCEscapes } from './cEscapes.ts';
import { CLOSING, OPENING } from './looseMarks.ts';
import { readToken } from './readToken.ts';

const PERCENT_ENCODED = /%(?:7B|5B)[^\s&"<>]*/iu;
/** Brackets that do not start an array: a label of a log, `[INFO]`, `[2026-11-25 10:00]`, or around an index. */
const LABEL = /[\w$]\[[^"'[\]{},\n]{0,200}\]|\[(?:\p{L}|\d{1,4}[-:/])[^"'[\]{},\n]{0,200}\]/gu;
/** A string that starts as a document does: "{\"a\":1}". */
const ESCAPED_STRING = /(?<!\\)"\s*[[{](?:[[{\s]|\\[nrt])*\\"(?:[^"\\]|\\.)*"/gsu;
const DOCUMENT_LAST = /[\]}](?:\s|\\[nrt]){0,100}"$/u;
/** The same string in a Windows command line, with a caret before each mark and at the end of a line. */
const CARETS = /"\s{0,100}\^[[{](?:\^?[\s[{])*\^?\\\^"/u;
const CARET = /\^(?:\r?\n)?(.)/gsu;
/** A text whose first quote, or the quote after its first bracket, is escaped as in a string. */
const ESCAPED = /^[^"[{]*(?:"[[{](?:\s|\\[nrt])*\\"|[[{][^"'`\u2018-\u201f]*\\")/u;
const ESCAPE = /\\(["\\/nrt])/gu;
const BLANKS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
/** An HTML character reference in place of the first quote, after brackets, numbers and literals. */
const REFERENCE_FIRST = /^[^[{]*[[{](?:[-+.\d\se,:[\]{}]|true|false|null)*&(?:quot|#0{0,5}34|#x0{0,5}22);/iu;
const REFERENCE = /&(?:quot|apos|amp|lt|gt|#\d{2,7}|#x[\da-f]{2,6});/giu;
/** A document in an attribute in single quotes, in which double quotes are not replaced by character references. */
const ATTRIBUTE = /(?<=\s[\w:.-]{1,100}=)'(\s*[[{][^']*)'/gu;
const OPEN_TAG = /<[a-z][^<>]*$/iu;
/** How many UTF-16 units of a tag are examined before an attribute. */
const REACH = 1000;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);
const LAST_CODE_POINT = 0x10_ffff;
/** A document in quotes, with the escape for these quotes in a shell, SQL and CSV. */
const QUOTED = [
  { document: /'(?=\s*[[{])([^']*(?:'\\''[^']*)*)'/gu, written: "'\\''", quote: "'" },
  { document: /'(?=\s*[[{])([^']*(?:''[^']*)*)'/gu, written: "''", quote: "'" },
  { document: /"(?=\s*[[{])([^"]*(?:""[^"]*)*)"/gu, written: '""', quote: '"' },
] as const;
/** A key in quotes, which does not occur in a table. */
const MEMBER = /["'\u2018-\u201f]\s*[:\uff1a]/u;
/** A document of CSV without the quotes around it. */
const DOUBLED = /^\s*[[{][^"]*(?:""[^"]*)+$/u;
const DOUBLED_WORD = /[[{,:]\s{0,100}""[\p{L}\p{N}_$]/u;

/** Whether a bracket is before a document, so that the document is part of another one, such as a string in it. */
function isInside(text: string, document: RegExp): boolean {
  return OPENING.test(text.slice(0, Math.max(0, text.search(document))).replace(LABEL, ''));
}

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, character: string) => BLANKS.get(character) ?? character);

/** With the escapes that a document has as a string. */
function fromEscapes(text: string): string | undefined {
  // A string that is well formed stays as it is; the text before a document may have such ones.
  const plain = isInside(text, ESCAPED_STRING)
    ? text
    : text.replace(ESCAPED_STRING, (found) => (DOCUMENT_LAST.test(found) ? unescaped(found) : found));
  if (plain !== text) return plain;
  return ESCAPED.test(text) ? unescaped(text) : undefined;
}

/** In the carets of a command line of Windows, as the developer tools of a browser copy a request. */
function fromCarets(text: string): string | undefined {
  return CARETS.test(text) ? fromEscapes(text.replace(CARET, '$1')) : undefined;
}

/** Percent-encoded, as in a link. */
function fromPercents(text: string): string | undefined {
  const [encoded] = PERCENT_ENCODED.exec(text) ?? [];
  if (encoded === undefined || OPENING.test(text)) return undefined;
  try {
    const plain = decodeURIComponent(encoded.replaceAll('+', ' '));
    return CLOSING.test(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

function characterOf(reference: string): string {
  const named = NAMED.get(reference.toLowerCase());
  if (named !== undefined) return named;
  const codePoint = Number(reference.slice(2, -1).replace(/^x/iu, '0x'));
  return codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : reference;
}

/** With references of HTML, as in the attribute of an element. */
function fromReferences(text: string): string | undefined {
  if (REFERENCE_FIRST.test(text)) return text.replace(REFERENCE, characterOf);
  if (isInside(text, ATTRIBUTE)) return undefined;
  const plain = text.replace(ATTRIBUTE, (found, content: string, at: number) => {
    const isInTag = OPEN_TAG.test(text.slice(Math.max(0, at - REACH), at));
    return isInTag ? content.replace(REFERENCE, characterOf) : found;
  });
  return plain === text ? undefined : plain;
}

/** In the quotes of a shell, SQL or CSV, and with such quotes in it. */
function fromQuotes(text: string): string | undefined {
  for (const { document, written, quote } of QUOTED) {
    // A document that another one has as a string is not part of it.
    if (isInside(text, document)) continue;
    const documents: string[] = [];
    let isWhole = true;
    const plain = text.replace(document, (given, content: string) => {
      const json = content.replaceAll(written, quote);
      if (!minifyJson(json).ok) {
        isWhole = false;
        return given;
      }
      documents.push(json);
      return json === content ? given : json;
    });
    if (plain === text) continue;
    const rest = text.replace(document, '');
    isWhole &&= !(OPENING.test(rest) || CLOSING.test(rest) || MEMBER.test(rest));
    // The other columns of a table are not items around the documents.
    return isWhole ? documents.join('\n') : plain;
  }
  const json = text.replaceAll('""', '"');
  return DOUBLED.test(text) && DOUBLED_WORD.test(text) && minifyJson(json).ok ? json : undefined;
}

/**
 * A text without the notation of a token, a string, a command line, a link, HTML, SQL or CSV in which it may have its
 * documents, once for each of these that it seems to be in.
 *
 * @example [...unwrapJson('%7B%7D')] // ['{}']
 */
export function* unwrapJson(text: string): Generator<string> {
  for (const unwrap of [readToken, fromCarets, fromCEscapes, fromEscapes, fromPercents, fromReferences, fromQuotes]) {
    const plain = unwrap(text);
    if (plain !== undefined) yield plain;
  }
}
