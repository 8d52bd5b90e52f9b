import { skipBlanks } from './looseMarks.ts';
import type { Dialect, LooseSource } from './looseSource.ts';

/** A part of a malformed text as JSON, and the offset after it. */
export type LoosePart = { readonly json: string; readonly end: number };

const DOUBLE = '\u201c\u201d\u201e\u201f';
const SINGLE = '\u2018\u2019\u201a\u201b';
/** The marks that close a string, for each that opens one. */
const CLOSING_QUOTES: ReadonlyMap<string, string> = new Map([
  ...Array.from('"\'`\uff02\uff07', (quote) => [quote, quote] as const),
  ...Array.from(DOUBLE, (quote) => [quote, DOUBLE] as const),
  ...Array.from(SINGLE, (quote) => [quote, SINGLE] as const),
]);

const TRIPLE: ReadonlySet<string> = new Set(['"""', "'''"]);
/** A quote beside a comma or a colon. */
const SEVERAL = /["']\s{0,100}[,:]/u;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;
const CODE = /\\(?:x[\da-fA-F]{2}|U[\da-fA-F]{8}|u\{[\da-fA-F]{1,6}\})/uy;
const PROPERTY_CODE = /\\U[\da-fA-F]{4}/uy;
/** An escaped line break, which continues the string on the next line. */
const CONTINUATION = /\\(?:\r\n?|[\n\u2028\u2029])/uy;
/** A doubled backslash: besides the quote, the only escape in single quotes of PHP, Perl and Ruby. */
const RAW_ESCAPE = /\\\\/uy;
const TYPOGRAPHIC = new RegExp(`[${DOUBLE}${SINGLE}]`, 'u');
/** The backslash after a folder, before a file name that begins with an unescaped quote: docs\‘24. */
const SEPARATOR = String.raw`(?<=[\p{L}\p{N}]\\)[\u2018\u201c][\p{L}\p{N}](?![^"\r\n]{0,200}\\[${DOUBLE}${SINGLE}])`;
/** Phones and word processors turn the quotes of a text into typographic ones, also those that are escaped. */
const ESCAPED_QUOTE = new RegExp(`\\\\(?!${SEPARATOR})['\`${DOUBLE}${SINGLE}]`, 'uy');
/** The end of the text, or the next string, after a string whose last character is a backslash. */
const NEXT_STRING = /\s{0,100}(?:[\]})]\s{0,100}){0,20}(?:$|,[\s[{(]{0,100}["'\u2018-\u201f](?!\s{0,100}[,:\]}]))/uy;
/** The beginning of a path of Windows: a drive, or the name of a server and of what it shares. */
const PATH = /[a-z]:\\(?!\\)|\\\\[\w-]{2,64}(?:\.[\w-]{1,64}){0,9}\\(?=[\w$])/iuy;
/** A path up to the backslash before a quote. */
const FOLDER = /[^"'\u2018-\u201f\r\n]{0,1000}(?<=\\)(?=["'\u2018-\u201f])/uy;
const AFTER_STRING = /[,:;=\]})]|$|\/\/|\/\*|#|\+\s*["'`]/uy;
/** An operator after a string, which makes the string a part of an expression in a program. */
const OPERATOR =
  /(?<=\s)(?:\.\s|\+(?!\s*["'`])|[*%?]|\|\||&&|if\s[^"'\n]{0,200}\selse\s|(?:or|and)\s+["'`]|(?:as|satisfies)\s+[\w.]{1,100}\s*[,}\]])|!(?=\s*[,}\])])/uy;
/** The full-width forms of the marks that follow a string. */
const AFTER_FULL_WIDTH = '\uff0c\u3001\uff1a\uff1b\uff3d\uff5d\uff09';
const LAST_CODE_POINT = 0x10_ffff;

const jsonOf = (character: string) => JSON.stringify(character).slice(1, -1);

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Whether a quote that may be an apostrophe closes the string, judged by the text after it. */
function isClosed(text: string, quote: number): boolean {
  const next = skipBlanks(text, quote + 1);
  const mark = text.charAt(next);
  if (matchAt(AFTER_STRING, text, next) || AFTER_FULL_WIDTH.includes(mark)) return true;
  const between = text.slice(quote + 1, next);
  if (between.includes('\n')) return true;
  // 'a' 'b', where a comma is missing.
  return between !== '' && mark === text.charAt(quote) && !matchAt(AFTER_STRING, text, skipBlanks(text, next + 1));
}

/** The end of the well-formed JSON string at an offset; undefined where it is not well-formed. */
function endOfJsonString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return undefined;
    if (code !== 0x5c) continue;
    if (!matchAt(ESCAPE, text, at)) return undefined;
    at = ESCAPE.lastIndex - 1;
  }
  return undefined;
}

/**
 * How the escapes of a string are read. `raw` has only those of the backslash and the quote; `properties` writes a code
 * point as `\Uac00`.
 */
type Notation = 'json' | 'literal' | 'raw' | 'properties';

const CODES: Readonly<Partial<Record<Notation, RegExp>>> = { literal: CODE, properties: PROPERTY_CODE };

function notationOf(dialect: Dialect, quote: string): Notation {
  if (quote === "'") return dialect === 'arrows' ? 'raw' : 'literal';
  return quote === '"' && (dialect === 'json' || dialect === 'properties') ? dialect : 'literal';
}

/** The JSON of the escape that starts with the backslash at an offset, and the offset after it. */
function readEscape(text: string, at: number, notation: Notation): LoosePart {
  const own = matchAt(notation === 'raw' ? RAW_ESCAPE : ESCAPE, text, at);
  if (own) return { json: own[0], end: at + own[0].length };
  if (matchAt(ESCAPED_QUOTE, text, at)) return { json: text.charAt(at + 1), end: at + 2 };
  if (notation !== 'raw' && matchAt(CONTINUATION, text, at)) return { json: '', end: CONTINUATION.lastIndex };
  const codes = CODES[notation];
  const code = codes ? matchAt(codes, text, at) : null;
  const value = code ? Number.parseInt(code[0].slice(2).replace('{', ''), 16) : Number.NaN;
  if (code && value <= LAST_CODE_POINT) return { json: jsonOf(String.fromCodePoint(value)), end: at + code[0].length };
  return { json: '\\\\', end: at + 1 };
}

/** What a backslash in a path means: itself, unless it is doubled within the path. */
function readSeparator(text: string, at: number, path: number): LoosePart {
  return { json: '\\\\', end: at > path + 1 && text.charAt(at + 1) === '\\' ? at + 2 : at + 1 };
}

/** The offset of the quote that closes a path of a folder, although a backslash is before it; undefined otherwise. */
function endOfFolder(text: string, start: number, closers: string): number | undefined {
  if (!matchAt(PATH, text, start) || !matchAt(FOLDER, text, start)) return undefined;
  const quote = FOLDER.lastIndex;
  const isDoubled = text.slice(start + 2, quote).includes('\\\\');
  return !isDoubled && closers.includes(text.charAt(quote)) && isClosed(text, quote) ? quote : undefined;
}

/** Whether the backslash at an offset is the last character of a string and does not escape the quote after it. */
function endsBehind(text: string, at: number, isPath: boolean): boolean {
  if (isPath) return isClosed(text, at + 1);
  return TYPOGRAPHIC.test(text.charAt(at + 1)) && matchAt(NEXT_STRING, text, at + 2) !== null;
}

/** Whether a string that ends at an offset is a part of an expression. In double quotes it may be a part of a text. */
export function isOperand({ text }: LooseSource, end: number): boolean {
  const operator = matchAt(OPERATOR, text, skipBlanks(text, end));
  return operator !== null && (text.charAt(end - 1) !== '"' || operator[0].startsWith('.'));
}

/** Whether a string starts at an offset. */
export function isQuoteAt(text: string, at: number): boolean {
  return CLOSING_QUOTES.has(text.charAt(at));
}

/**
 * Reads the string that starts with the quote at an offset: of JSON, JavaScript or Python, or in typographic quotes. A
 * well-formed JSON string stays as it is. Undefined where there is no quote or where it does not end.
 *
 * - A mark that is also an apostrophe closes the string where a comma, a colon or a bracket follows.
 * - A backslash that starts no escape is doubled; in a path such as `C:\Users` each one is.
 * - Three quotes are those of Python.
 * - Codes such as `\xa0` are characters in single quotes, and in other quotes if the text has both kinds.
 *
 * @example readLooseString(looseSource("'it's'"), 0) // { json: '"it\'s"', end: 6 }
 */
export function readLooseString(source: LooseSource, start: number): LoosePart | undefined {
  const { text } = source;
  const quote = text.charAt(start);
  const closers = CLOSING_QUOTES.get(quote);
  if (closers === undefined) return undefined;
  const triple = quote.repeat(3);
  if (TRIPLE.has(triple) && text.startsWith(triple, start)) return readTriple(text, start, triple);
  const folder = source.backslashEndsFolder ? endOfFolder(text, start + 1, closers) : undefined;
  if (folder !== undefined) {
    const path = text.slice(start + 1, folder);
    return { json: JSON.stringify(path), end: folder + 1 };
  }
  const wellFormed = quote === '"' ? endOfJsonString(text, start) : undefined;
  if (wellFormed !== undefined) return { json: text.slice(start, wellFormed), end: wellFormed };
  const notation = notationOf(source.dialect, quote);
  const isPath = hasPath(text, start + 1, closers, notation);
  const parts: string[] = [];
  let done = start + 1;
  let hasQuotes = false;
  for (let at = done; at < text.length; ) {
    const mark = text.charAt(at);
    const isQuote = closers.includes(mark);
    const isLast = isQuote && (mark === '"' || isClosed(text, at) || (!hasQuotes && isOperand(source, at + 1)));
    hasQuotes ||= isQuote;
    const isBeforeLast = mark === '\\' && closers.includes(text.charAt(at + 1)) && endsBehind(text, at, isPath);
    if (isLast || isBeforeLast) {
      parts.push(text.slice(done, at), isBeforeLast ? '\\\\' : '');
      return { json: `"${parts.join('')}"`, end: isBeforeLast ? at + 2 : at + 1 };
    }
    const isPlain = mark !== '\\' && mark !== '"' && mark >= ' ';
    if (!isPlain) {
      const part = readMark(text, at, isPath ? start : undefined, notation);
      parts.push(text.slice(done, at), part.json);
      done = part.end;
    }
    at = isPlain ? at + 1 : done;
  }
  return undefined;
}

/** The string in three quotes of Python at an offset; undefined where it does not end or may be several strings. */
function readTriple(text: string, start: number, quotes: string): LoosePart | undefined {
  const end = text.indexOf(quotes, start + quotes.length);
  const content = text.slice(start + quotes.length, end);
  if (end < 0 || SEVERAL.test(content)) return undefined;
  const parts: string[] = [];
  for (let at = 0; at < content.length; ) {
    const part = readMark(content, at, undefined, 'literal');
    parts.push(part.json);
    at = part.end;
  }
  return { json: `"${parts.join('')}"`, end: end + quotes.length };
}

/** A backslash with what belongs to it, or a character that JSON only has escaped. */
function readMark(text: string, at: number, path: number | undefined, notation: Notation): LoosePart {
  const mark = text.charAt(at);
  if (mark !== '\\') return { json: jsonOf(mark), end: at + 1 };
  return path === undefined ? readEscape(text, at, notation) : readSeparator(text, at, path);
}

/** Whether a path starts at an offset, and has a backslash that starts no escape. */
function hasPath(text: string, start: number, closers: string, notation: Notation): boolean {
  if (!matchAt(PATH, text, start)) return false;
  for (let at = start; at < text.length && !closers.includes(text.charAt(at)); at += 1) {
    if (text.charAt(at) !== '\\') continue;
    // No program escapes a typographic quote in a path, whose files may be named with it.
    const { end } = readEscape(text, at, notation);
    if (end === at + 1 || TYPOGRAPHIC.test(text.charAt(at + 1))) return true;
    at = end - 1;
  }
  return false;
}
