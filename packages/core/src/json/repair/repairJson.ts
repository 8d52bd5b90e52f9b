import { minifyJson } from '../minifyJson.ts';
import { withDecodedBytes } from './cEscapes.ts';
import { findDocuments } from './findDocuments.ts';
import { CLOSING, CONTAINER, LETTER_OR_DIGIT, OPENING, skipBetween } from './looseMarks.ts';
import { looseSource } from './looseSource.ts';
import { readLooseJson } from './readLooseJson.ts';
import { isQuoteAt, readLooseString } from './readLooseString.ts';
import { MAX_RULED_UNITS, repairByRules } from './repairByRules.ts';
import { unwrapJson } from './unwrapJson.ts';
import { withoutHttpHeads } from './withoutHttpHeads.ts';

const PREFIX = /^[bur]{0,2}(?=['"])/iu;
const RAW = /r/iu;
/** A string with a letter or a digit. */
const STRING = /^".*[\p{L}\p{N}]/su;
const ESCAPE = '\u001b';
/** A color code of a terminal, or a string, inside which color codes are kept. */
const STRING_OR_COLOR = new RegExp(String.raw`"(?:[^"\\\n]|\\.?)*"?|${ESCAPE}\[[\d;]*m`, 'gu');
/** A backslash at the end of a text, with the part of its escape that the text still has. */
const LAST_ESCAPE = /\\(?:u[\da-f]{0,3})?$/iu;
const COLON = /^\s*(?:[:=\uff1a])/u;

/** The documents of a text in another notation. */
function decoded(text: string): string | undefined {
  for (const plain of unwrapJson(text)) {
    const json = findDocuments(plain);
    if (json !== undefined) return json;
  }
  return undefined;
}

/** The number of brackets that a text closes, in strings or not. */
function closers(text: string): { readonly braces: number; readonly brackets: number } {
  return { braces: text.split('}').length, brackets: text.split(']').length };
}

/** The JSON of a text with its missing opening brackets; undefined if other brackets need repair as well. */
function readEnclosed(text: string, openers: string): string | undefined {
  const container = openers + text;
  const read = readLooseJson(looseSource(container), 0);
  if (read.status !== 'read' || skipBetween(container, read.end) !== container.length) return undefined;
  const given = closers(container);
  const result = closers(read.json);
  const isSame = openers === '{' ? result.braces >= given.braces : result.braces === given.braces;
  return isSame && result.brackets >= given.brackets ? read.json : undefined;
}

/** Members or items without the brackets before them, as in a text copied from the middle of a document. */
function enclosed(text: string): string | undefined {
  const trimmed = text.trim();
  const first = readLooseString(looseSource(trimmed, 'literal'), 0);
  if (first === undefined) return undefined;
  const isMember = COLON.test(trimmed.slice(first.end, first.end + 9));
  if (isMember) return readEnclosed(trimmed, '{') ?? readEnclosed(trimmed, '[{');
  return trimmed.endsWith(']') ? (readEnclosed(trimmed, '[') ?? readEnclosed(trimmed, '[[')) : undefined;
}

/** The JSON in a string of another language; the string itself where it has none. */
function unquoted(text: string): string | undefined {
  const prefix = PREFIX.exec(text.trim())?.[0] ?? '';
  const given = text.trim().slice(prefix.length);
  // In a raw string of Python, a backslash starts no escape.
  const trimmed = RAW.test(prefix) ? given.replaceAll('\\', '\\\\') : given;
  if (!isQuoteAt(trimmed, 0)) return undefined;
  const string = readLooseString(looseSource(trimmed, 'literal'), 0);
  if (string?.end === trimmed.length) {
    const content = String(JSON.parse(string.json));
    if (CONTAINER.test(content) && minifyJson(content).ok) return content;
    if (!OPENING.test(trimmed)) return LETTER_OR_DIGIT.test(content) ? string.json : undefined;
  }
  const isLine = !OPENING.test(trimmed) && !CLOSING.test(trimmed) && !trimmed.includes('\n');
  const json = isLine ? repairByRules(trimmed) : undefined;
  return json !== undefined && STRING.test(json) ? json : undefined;
}

/** A text with the start of an escape at its end as plain characters. */
function withoutHalfEscape(text: string): string {
  const start = text.search(LAST_ESCAPE);
  let at = start;
  while (at > 0 && text.charAt(at - 1) === '\\') at -= 1;
  return (start - at) % 2 === 1 || start < 0 ? text : `${text.slice(0, start)}\\${text.slice(start)}`;
}

/** The documents of a text that was cut off in a string and is too long for the rules, which know that fault too. */
function cutOff(text: string): string | undefined {
  const trimmed = text.trimEnd();
  if (text.length <= MAX_RULED_UNITS || CLOSING.test(trimmed.slice(-1))) return undefined;
  const string = withoutHalfEscape(text);
  return findDocuments(`${string}"`) ?? findDocuments(`${string}'`);
}

/**
 * Finds the JSON that a malformed text may mean: quotes, commas, brackets and comments, full-width marks, words of
 * other languages, several documents in a row, documents between other text, members without their braces, JSON that is
 * escaped, percent-encoded, in the quotes of HTML, CSV, SQL or a shell, or in a JSON Web Token. To be shown with its
 * differences and never taken silently, because it is a guess.
 *
 * Numbers keep their digits, keys their order and strings that are well formed their text. Undefined where nothing
 * likely was found: the text has neither an object nor an array nor is it quoted, an item of an array is missing
 * between two commas, or it has a value that JSON cannot hold.
 *
 * @example repairJson("{a: 'x',}") // '{"a": "x"}'
 */
export function repairJson(text: string): string | undefined {
  const decodedBytes = withDecodedBytes(text);
  if (decodedBytes === undefined) return undefined;
  const colorless = decodedBytes.replace(STRING_OR_COLOR, (found) => (found.startsWith(ESCAPE) ? '' : found));
  const plain = withoutHttpHeads(colorless);
  for (const step of [decoded, enclosed, unquoted, findDocuments, cutOff]) {
    const json = step(plain);
    if (json !== undefined) return json;
  }
  return undefined;
}
