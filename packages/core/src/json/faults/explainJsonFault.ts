import type { JsonScan } from '../scan/jsonScan.ts';
import { JSON_KIND } from '../scan/jsonTape.ts';
import type { JsonFaultReason } from './jsonFaultReason.ts';

const BYTE_ORDER_MARK = '\ufeff';
const BLANK = /^[\p{Z}\p{Cf}\f\v\u0085\u3164\uffa0]/u;
const CONTROL = /^\p{Cc}/u;
const SMART_QUOTE = /^[\u00ab\u00b4\u00bb\u2018-\u201f\u2032\u2033\u300c-\u300f\uff02\uff07]/;
const FULL_WIDTH_MARK = /^[\u3001\uff0b-\uff0e\uff10-\uff1b\uff3b\uff3d\uff5b\uff5d]/;
const COMMENT = /^(?:\/[/*]|#)/;
const WORD = /^[\p{L}\p{N}_$]/u;
const DIGIT = /^\d/;
/** A character that can begin a key or a value, or a semicolon typed instead of a comma. */
const NEXT_ITEM = /^["'`[{\-;\p{L}\p{N}_$]/u;

const SINGLE_QUOTE = /^['`]/;
const LINE_BREAK = /^[\r\n]/;
const LEADING_POINT = /^\.\d/;
const KEY_THAT_IS_NO_TEXT = /^[\d{[:+.-]/;
const BEFORE_THOUSANDS = /\d,$/;
/** Three digits that no colon follows: with a colon, they would be a key. */
const THOUSANDS = /^\d{3}(?:[\s,.}]|$)/;
/** Three groups of three digits, which are as often a list of numbers, such as the parts of a color. */
const THREE_GROUPS = /^(?:\d{3},){2}\d/;
/** Three digits and a comma. */
const GROUP_LENGTH = 4;
const GOES_ON_WITH_NUMBER = /^[\p{L}_.+-]/u;

/** A tag, a declaration or a comment of HTML or XML. */
const MARKUP = /\s*<[a-z/!?]/iuy;
/** The first two parts of a JWT: the objects in them begin with a brace and a quote. */
const TOKEN = /\s*(?:[Bb]earer\s+)?eyJ[\w-]+\.eyJ/uy;
/** Two lines, each with a key and a value or with an item. The value on the first line is not an array or an object. */
const KEY_LINES =
  /\s*(?:---\s+)?(?:- )?[\p{L}_][\p{L}\p{N}_.-]*:(?:[ \t][^[{\r\n]*)?\r?\n\s*(?:- |[\p{L}_][\p{L}\p{N}_.-]*:(?:\s|$))/uy;

/** A word, a fence of Markdown, or a label such as [INFO] and [2026-11-26 10:00], which is not an array. */
const OTHER_TEXT = /\s*(?:[\p{L}\p{N}_$]|```|\[(?:\p{L}|\d{1,4}[-:/])[^"'[\]{},\n]{0,200}\])/uy;
/** A bracket with a string or another bracket in it. */
const DOCUMENT = /[[{]\s*(?:["'][^"'\n]{0,200}["']\s*[:,\]]|[[{])/u;
/** In UTF-16 units: a log writes less than this before its data. */
const MAX_TEXT_BEFORE = 1000;

const LITERAL_WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'none', 'nil', 'undefined']);
const NON_FINITE_WORDS: ReadonlySet<string> = new Set(['nan', 'inf', 'infinity']);

/** In UTF-16 units: every literal that is looked up is shorter. */
const MAX_WORD_LENGTH = 16;
/** `//` and a character of two code units are the longest tokens to look for. */
const MAX_MARK_LENGTH = 2;

/** The word around an offset: the scanner may have stopped at its second letter or after a complete literal. */
function wordAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - MAX_WORD_LENGTH), at).replace(/^.*[^\p{L}\p{N}_$]/su, '');
  const after = text.slice(at, at + MAX_WORD_LENGTH).replace(/[^\p{L}\p{N}_$].*$/su, '');
  return before + after;
}

function explainWord(text: string, at: number): JsonFaultReason {
  const word = wordAround(text, at).toLowerCase();
  if (NON_FINITE_WORDS.has(word)) return 'nonFiniteNumber';
  if (LITERAL_WORDS.has(word)) return 'wrongLiteral';
  return 'unquotedText';
}

function isAtStart(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The notation of a text that has no JSON at its start. */
function explainNotation({ text, count }: JsonScan): JsonFaultReason | undefined {
  if (count > 0) return undefined;
  if (isAtStart(MARKUP, text)) return 'markup';
  if (isAtStart(TOKEN, text)) return 'token';
  return isAtStart(KEY_LINES, text) ? 'keyLines' : undefined;
}

/** Whether a document begins only after the position of the error, and other text before it. */
function hasTextBefore({ text, position }: JsonScan): boolean {
  if (!isAtStart(OTHER_TEXT, text)) return false;
  return text.slice(0, MAX_TEXT_BEFORE).search(DOCUMENT) > position;
}

function explainInside({ text, position, expected }: JsonScan, next: string): JsonFaultReason {
  if (expected === 'number') {
    return explainWord(text, position) === 'nonFiniteNumber' ? 'nonFiniteNumber' : 'missingDigits';
  }
  if (next === '') return expected === 'string' ? 'unterminatedString' : 'unexpectedEnd';
  if (expected === 'literal') return explainWord(text, position);
  if (LINE_BREAK.test(next)) return 'lineBreakInString';
  return CONTROL.test(next) ? 'controlCharacter' : 'badEscape';
}

/** Characters that are invalid anywhere outside of a string. */
function explainCharacter(next: string, position: number): JsonFaultReason | undefined {
  if (position === 0 && next.startsWith(BYTE_ORDER_MARK)) return 'byteOrderMark';
  if (BLANK.test(next)) return 'foreignSpace';
  if (CONTROL.test(next)) return 'controlCharacter';
  if (COMMENT.test(next)) return 'comment';
  if (SMART_QUOTE.test(next)) return 'smartQuotes';
  if (FULL_WIDTH_MARK.test(next)) return 'fullWidthMark';
  return undefined;
}

function explainClosing(next: string, { open, kinds, expected }: JsonScan): JsonFaultReason {
  if (open < 0) return 'unopenedBracket';
  const closesInnermost = kinds[open] === JSON_KIND.OPEN_OBJECT ? next.startsWith('}') : next.startsWith(']');
  if (!closesInnermost) return 'mismatchedBracket';
  if (expected === 'colon') return 'missingColon';
  const inObject = kinds[open] === JSON_KIND.OPEN_OBJECT;
  return inObject && expected === 'value' ? 'missingValue' : 'trailingComma';
}

/** Whether three digits after a comma are the rest of a number such as 1,000, and no item of a list. */
function isRestOfNumber(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - GROUP_LENGTH), at);
  const after = text.slice(at, at + GROUP_LENGTH + 1);
  return BEFORE_THOUSANDS.test(before) && THOUSANDS.test(after) && !THREE_GROUPS.test(before + after);
}

function explainKey(next: string, { text, position }: JsonScan): JsonFaultReason {
  if (next.startsWith(',')) return 'extraComma';
  if (SINGLE_QUOTE.test(next)) return 'singleQuotes';
  if (isRestOfNumber(text, position)) return 'groupedNumber';
  if (KEY_THAT_IS_NO_TEXT.test(next)) return 'keyNotText';
  return WORD.test(next) ? 'unquotedKey' : 'unexpectedCharacter';
}

function explainValue(next: string, scan: JsonScan): JsonFaultReason {
  if (next.startsWith(',')) {
    return scan.open >= 0 && scan.kinds[scan.open] === JSON_KIND.OPEN_OBJECT ? 'missingValue' : 'extraComma';
  }
  if (SINGLE_QUOTE.test(next)) return 'singleQuotes';
  if (next.startsWith('+')) return 'leadingPlus';
  if (LEADING_POINT.test(next)) return 'missingDigits';
  return WORD.test(next) ? explainWord(scan.text, scan.position) : 'unexpectedCharacter';
}

/** After a complete value or key: what follows directly explains more than what the grammar expects. */
function explainAfterToken(next: string, { text, position, expected, open }: JsonScan): JsonFaultReason {
  const previous = text.charAt(position - 1);
  if (DIGIT.test(previous)) {
    if (DIGIT.test(next)) return 'leadingZero';
    if (GOES_ON_WITH_NUMBER.test(next)) return 'badNumber';
  }
  if (WORD.test(next)) {
    if (WORD.test(previous)) return explainWord(text, position);
    if (previous === '"') return 'unescapedQuote';
  }
  if (expected === 'colon') return 'missingColon';
  if (open < 0) return 'textAfterEnd';
  return NEXT_ITEM.test(next) ? 'missingComma' : 'unexpectedCharacter';
}

/**
 * Identifies the error at the position where a scan failed. It looks at that position, its neighbors, the first two
 * lines and the first thousand characters, so its cost does not depend on the size of the text after them.
 *
 * @param scan a scan with `faulty` set
 * @example explainJsonFault(scanJson('{"a":1,}')) // 'trailingComma'
 */
export function explainJsonFault(scan: JsonScan): JsonFaultReason {
  const { text, position, expected } = scan;
  const next = text.slice(position, position + MAX_MARK_LENGTH);
  const notation = explainNotation(scan);
  if (notation !== undefined) return notation;
  if (hasTextBefore(scan)) return 'textBefore';
  if (expected === 'string' || expected === 'number' || expected === 'literal') return explainInside(scan, next);
  if (next === '') return 'unexpectedEnd';
  const wrongAnywhere = explainCharacter(next, position);
  if (wrongAnywhere !== undefined) return wrongAnywhere;
  if (next.startsWith('}') || next.startsWith(']')) return explainClosing(next, scan);
  if (expected === 'key' || expected === 'firstKey') return explainKey(next, scan);
  if (expected === 'value' || expected === 'item') return explainValue(next, scan);
  return explainAfterToken(next, scan);
}
