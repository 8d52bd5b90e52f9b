import { jsonrepair } from 'jsonrepair';
import { minifyJson } from '../minifyJson.ts';
import { hasCollapsedValue } from './collapsedValue.ts';
import { ANY_BRACKET, LETTER_OR_DIGIT } from './looseMarks.ts';

/** The maximum length repaired by rules, in UTF-16 units, because the running time of `jsonrepair` is quadratic. */
export const MAX_RULED_UNITS = 100_000;

/** A string; its closing quote may be missing at the end of the text. */
const STRING = /"(?:[^"\\]|\\.?)*"?/gsu;
const LETTERS = new RegExp(LETTER_OR_DIGIT, 'gu');
/** Words of other languages that the library reads as literals of JSON. */
const FOREIGN_LITERAL = /\b(?:None|undefined|True|False|TRUE|FALSE|NULL|Null)\b/gu;
/** How many UTF-16 units around a string are examined for a mark. */
const REACH = 100;
/** An escape as the library reads it, or a backslash that does not start an escape, which the library drops. */
const ESCAPE = /\\(?:["'`\\/bfnrt]|u[\da-f]{4})|\\/giu;
const UNICODE_ESCAPE = /\\u[\da-f]{4}/giu;
const DIGIT = /\d/gu;
/** An empty string. Not an escaped quote at the end of a string, and not the doubled quote beside a letter. */
const EMPTY = /(?<![\\"\p{L}\p{N}])(?:""|''|``|\u201c\u201d|\u2018\u2019)(?![\p{L}\p{N}])/gu;
const LITERAL_BACKSLASH = /\\\\/gu;
/** A path of Windows with single backslashes. */
const PATH = /(?<=")(?:[a-z]:\\(?!\\)|\\\\[\w.-]{2,64}\\(?=[\w$]))[^"\n]*/giu;
const FOREIGN_ESCAPE = /\\(?!["\\/bfnrtu])/u;
/** The start or end of a string that the repair made from a piece of the JSON around it. */
const STRUCTURE = /^\s*[:,=[\]{}()]|[:,{}]$|["'`]\s{0,9}=>/u;
/** The name of a member in words without quotes, as Go and Java write it: `{Name:Kim Age:3}`, `{p=Point[x=1]}`. */
const NAME = /^[\p{L}_][\p{L}\p{N}_$.-]{0,200}=|\s[\p{L}_]\w{0,200}:(?!\/\/)/gu;
/** What precedes the first name of an object or a record of Java. Elsewhere, `page=1` and `dGVzdA==` are values. */
const OBJECT = /(?:\{|[\p{L}\p{N}_][[(])$/u;
/** A name in small letters, unlike a title: `{name: Kim city: Seoul}`, not `{title: My Book: A Story}`. */
const SMALL = /^\s[\p{Ll}_]/u;
/** What follows another name with a colon: without a blank, as in Go, or a value that is not a word. */
const VALUE = /^(?:\S|\s+["'[{\d-])/u;
const QUOTE = /["'`\u2018-\u201f]/u;
const LITERALS: ReadonlyMap<string, string> = new Map([
  ['None', 'null'],
  ['undefined', 'null'],
]);
const BEFORE_VALUE: ReadonlySet<string> = new Set('[{,:');
const AFTER_VALUE: ReadonlySet<string> = new Set(',:]}');
/** The library is slow for deeply nested brackets, and a text of such brackets is not a document. */
const MAX_DEPTH = 200;

const stringsIn = (text: string): readonly string[] => text.match(STRING) ?? [];

/** Whether a string or a word is between marks of JSON; otherwise its quotes may belong to two different strings. */
function isSettled(text: string, start: number, end: number): boolean {
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .trimEnd()
    .slice(-1);
  const after = text
    .slice(end, end + REACH)
    .trimStart()
    .charAt(0);
  return BEFORE_VALUE.has(before) && AFTER_VALUE.has(after);
}

/** The strings before the fault whose ends are certain: all but the last, which may end too early. */
function settledStrings(text: string, offset: number): readonly string[] {
  return stringsIn(text.slice(0, offset)).slice(0, -1);
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(ANY_BRACKET)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Whether all letters and digits of a text are in a repaired one, in the same order. */
function keepsLetters(text: string, repaired: string): boolean {
  const plain = text.replace(FOREIGN_LITERAL, (word, start: number) =>
    isSettled(text, start, start + word.length) ? (LITERALS.get(word) ?? word.toLowerCase()) : word,
  );
  const letters = plain.match(LETTERS) ?? [];
  let kept = 0;
  for (const [letter] of repaired.matchAll(LETTERS)) if (letter === letters[kept]) kept += 1;
  return kept === letters.length;
}

/** Whether a string has quotes in the text around it: both, if the last one before the offset may be the second. */
function isQuoted(text: string, start: number, string: string, offset: number): boolean {
  const quote = text.charAt(start - 1);
  const after = text.charAt(start + string.length);
  if (!QUOTE.test(quote)) return false;
  const others = string.slice(0, offset).replace(ESCAPE, '').split(quote).length - 1;
  return after === '' || QUOTE.test(after) || others % 2 === 0;
}

/** Whether a string has a member in it, because it had no quotes. */
function hasMember(text: string, content: string): boolean {
  const decoded = String(JSON.parse(`"${content}"`));
  if (decoded.search(NAME) < 0) return false;
  const string = [content, decoded].find((form) => text.includes(form)) ?? '';
  const [name, ...others] = string.matchAll(NAME);
  const start = text.indexOf(string);
  if (name === undefined || isQuoted(text, start, string, name.index)) return false;
  if (others.length > 0) return true;
  return name[0].endsWith('=')
    ? OBJECT.test(text.slice(Math.max(0, start - REACH), start).trimEnd())
    : SMALL.test(name[0]) || VALUE.test(string.slice(name.index + name[0].length));
}

const digitsIn = (text: string): number => text.replace(UNICODE_ESCAPE, '').match(DIGIT)?.length ?? 0;

const emptyStringsIn = (text: string): number => text.match(EMPTY)?.length ?? 0;

const literalBackslashes = (text: string): number => text.match(LITERAL_BACKSLASH)?.length ?? 0;

/**
 * Doubles each backslash that does not start an escape, and all backslashes of a path that has such a backslash.
 * Undefined if the last backslash of a path may escape the quote after it.
 */
function escapeBackslashes(text: string): string | undefined {
  const paths = text.match(PATH) ?? [];
  if (paths.some((path) => path.endsWith('\\'))) return undefined;
  return text
    .replace(PATH, (path) => (FOREIGN_ESCAPE.test(path.slice(2)) ? path.replaceAll('\\', '\\\\') : path))
    .replace(ESCAPE, (found) => (found === '\\' ? '\\\\' : found));
}

function isLikely(text: string, offset: number, repaired: string): boolean {
  const strings = stringsIn(repaired);
  if (settledStrings(text, offset).some((string, index) => strings[index] !== string)) return false;
  // Marks are added and removed; text is not, as in what only looks like a comment.
  if (digitsIn(repaired) > digitsIn(text) || emptyStringsIn(repaired) > emptyStringsIn(text)) return false;
  if (!keepsLetters(text, repaired) || literalBackslashes(repaired) !== literalBackslashes(text)) return false;
  const settled = [...text.matchAll(STRING)].filter(({ 0: string, index }) =>
    isSettled(text, index, index + string.length),
  );
  const given = new Set(settled.map(([string]) => string));
  return strings
    .filter((string) => !given.has(string))
    .map((string) => string.slice(1, -1))
    .filter((content) => content !== '')
    .every((content) => {
      return LETTER_OR_DIGIT.test(content) && !STRUCTURE.test(content.trimEnd()) && !hasMember(text, content);
    });
}

/**
 * Repairs a text by the rules of `jsonrepair`, which also finds strings whose quotes are missing or not escaped.
 * Undefined where it would change a string before the fault, lose text or make strings of the marks around them, where
 * an item is missing between two commas, where a value is not in the text, and for a text longer than
 * {@link MAX_RULED_UNITS}.
 *
 * @example repairByRules('{"a":"say "hi""}') // '{"a":"say \\"hi\\""}'
 */
export function repairByRules(text: string): string | undefined {
  if (text.length > MAX_RULED_UNITS || isDeep(text) || hasCollapsedValue(text)) return undefined;
  const escaped = escapeBackslashes(text);
  if (escaped === undefined) return undefined;
  const given = minifyJson(escaped);
  if (given.ok || given.failure.code !== 'json.invalid' || given.failure.facts.reason === 'extraComma')
    return undefined;
  try {
    const repaired = jsonrepair(escaped);
    const isKept = isLikely(escaped, given.failure.facts.offset, repaired);
    return minifyJson(repaired).ok && isKept ? repaired : undefined;
  } catch {
    return undefined;
  }
}
