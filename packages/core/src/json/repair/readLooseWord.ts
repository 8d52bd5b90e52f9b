import { asciiMarks, isAt, LETTER_OR_DIGIT, skipBlanks, UNSEEN } from './looseMarks.ts';
import type { LooseSource } from './looseSource.ts';
import { isCallee, readLooseCall } from './readLooseCall.ts';
import { type LoosePart, readLooseString } from './readLooseString.ts';

/** A value without quotes; `refused` if JSON cannot represent the value or the text cuts it off. */
export type LooseWord = (LoosePart & { readonly isText: boolean }) | 'refused' | undefined;

/** Up to a mark that ends a word in one of the notations. A longer run is not a word. */
const RUN = new RegExp(
  String.raw`(?:(?!${UNSEEN})[^"'\x60\u2018-\u201f,:;=[\]{}()<>\\\r\n\uff02\uff07-\uff09\uff0c\uff1a\uff1b\uff1d\uff3b\uff3d\uff5b\uff5d\u3001]){1,1000}`,
  'uy',
);
const COMMENT = /(?:^|\s)(?:\/\/|\/\*|#)|\/\*/u;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/iu;
const CUT_NUMBER = /^(?=[-+.\d])[-+]?(?:\d+(?:\.\d*)?|\.\d*)?(?:e[-+]?)?$/iu;
/** A long integer of Java or Python 2, or one of JavaScript. */
const LONG = /^-?(?:0|[1-9]\d*)[Ln]$/u;
/**
 * A number with commas between its thousands. Not before a colon, where its last digits are a key, and not three or
 * more groups of three digits, which are as often a list, such as the parts of a color.
 */
const GROUPED = /-?(?:[1-9]\d?(?:,\d{3}){1,9}|[1-9]\d{2},\d{3}(?!,\d))(?:\.\d{1,20})?(?=\s*(?:[,}]|$))/uy;
/** Such a number with a unit, which is never a list. A literal and the end of a number are not units. */
const QUANTITY =
  /-?[1-9]\d{0,2}(?:,\d{3}){1,9}(?:\.\d{1,20})? ?(?!(?:true|false|null|none|undefined|and|n|e)\b)[\p{L}%]{1,10}(?=\s*(?:[,}]|$))/iuy;
/** A time of day; its colon does not separate a key from a value. */
const CLOCK = /\d{1,2}:\d{2}(?::\d{2})?(?=\s*(?:[,\]}]|$))/uy;
const LEADING_ZERO = /^[-+]?0\d/u;
const TEXT = /^[\p{L}\p{N}_$+.-]/u;
const KEY = /^[\p{L}\p{N}_$@*+.-]/u;
/** A symbol of Ruby: its name, or the colon before a string. The second of two colons does not start a symbol. */
const SYMBOL = /(?<!:):(?:(?!(?:true|false|null)(?!\w))([\p{L}_][\p{L}\p{N}_]{0,200}[?!]?)|(?="))/uy;
const ARROW = /=>/uy;
const END_OF_VALUE = /[,\]})\r\n\uff0c\u3001\uff3d\uff5d\uff09;]|$/uy;
const COLON = /[:=\uff1a\uff1d]/uy;

const LITERALS: ReadonlyMap<string, string> = new Map([
  ...['true', 'false', 'null'].map((word) => [word, word] as const),
  // As minifiers of JavaScript write them.
  ...Object.entries({ '!0': 'true', '!1': 'false', 'void 0': 'null' }),
  ...['none', 'nil', 'undef', 'undefined', 'nan', 'inf', '-inf', 'infinity', '-infinity', '+infinity'].map(
    (word) => [word, 'null'] as const,
  ),
]);
/** The fewest letters of a literal that was cut off: fewer than this may be the beginning of any word. */
const MIN_BEGINNING = 3;

function numberOf(written: string): string {
  return written
    .replace(/^\+/u, '')
    .replace(/^(-?)\./u, (_, sign: string) => `${sign}0.`)
    .replace(/\.(?!\d)/u, '.0');
}

/** A number or a literal, in the notation of any common language. */
function atomOf(word: string): string | undefined {
  const plain = asciiMarks(word).replaceAll('\u2212', '-');
  if (NUMBER.test(plain)) return LEADING_ZERO.test(plain) ? JSON.stringify(plain) : numberOf(plain);
  return LONG.test(plain) ? plain.slice(0, -1) : LITERALS.get(plain.toLowerCase());
}

/** The literal that a word is the beginning of. */
function completed(word: string, isLast: boolean): string | undefined {
  if (word.length < (isLast ? 1 : MIN_BEGINNING)) return undefined;
  return ['true', 'false', 'null'].find((literal) => literal.startsWith(word));
}

/**
 * Reads the number with commas between its thousands that is the value of a member, where a member or the end follows;
 * with a unit as a text.
 */
export function readGroupedNumber(text: string, at: number): Exclude<LooseWord, 'refused'> {
  if (isAt(QUANTITY, text, at)) {
    const end = QUANTITY.lastIndex;
    return { json: JSON.stringify(text.slice(at, end)), end, isText: true };
  }
  if (!isAt(GROUPED, text, at)) return undefined;
  const end = GROUPED.lastIndex;
  return { json: text.slice(at, end).replaceAll(',', ''), end, isText: false };
}

/** The words at an offset up to a mark or a comment, and where they end. */
function runAt(text: string, at: number): { readonly run: string; readonly end: number } {
  const length = isAt(RUN, text, at) ? RUN.lastIndex - at : 0;
  const all = text.slice(at, at + length);
  const comment = COMMENT.exec(all);
  const run = (comment ? all.slice(0, comment.index) : all).trimEnd();
  return { run, end: at + run.length };
}

/** Whether a value may end at an offset: before a mark, the end of the line, or a comment. */
function isEndOfValue(text: string, end: number): boolean {
  const next = skipBlanks(text, end);
  const isLast = text.slice(end, next).includes('\n') || isAt(END_OF_VALUE, text, next);
  return isLast || COMMENT.test(text.slice(next, next + 2));
}

/** Reads the symbol of Ruby at an offset as a string: `:name` or `:"a name"`; undefined where there is none. */
function readSymbol(source: LooseSource, at: number): LoosePart | undefined {
  const { text } = source;
  SYMBOL.lastIndex = at;
  const [symbol, name] = SYMBOL.exec(text) ?? [];
  if (symbol === undefined) return undefined;
  if (name === undefined) return readLooseString(source, at + 1);
  return { json: JSON.stringify(name), end: at + symbol.length };
}

/** Reads the key without quotes at an offset; undefined where no colon follows it, and no arrow follows a symbol. */
export function readLooseKey(source: LooseSource, at: number): LoosePart | undefined {
  const { text } = source;
  const symbol = readSymbol(source, at);
  if (symbol !== undefined) return isAt(ARROW, text, skipBlanks(text, symbol.end)) ? symbol : undefined;
  const { run, end } = runAt(text, at);
  if (!KEY.test(run) || !isAt(COLON, text, skipBlanks(text, end))) return undefined;
  return { json: JSON.stringify(run), end };
}

/**
 * Reads the value without quotes at an offset: a number, a literal (`TRUE`, `None`, `NaN`), a call with one value, a
 * symbol of Ruby, a time of day, or words up to a comma, a bracket or the end of the line.
 *
 * @example readLooseWord(looseSource('[None]'), 1) // { json: 'null', end: 5, isText: false }
 */
export function readLooseWord(source: LooseSource, at: number): LooseWord {
  const { text } = source;
  const symbol = readSymbol(source, at);
  if (symbol !== undefined) return isEndOfValue(text, symbol.end) ? { ...symbol, isText: true } : undefined;
  if (isAt(CLOCK, text, at)) {
    const end = CLOCK.lastIndex;
    return { json: JSON.stringify(text.slice(at, end)), end, isText: true };
  }
  const { run, end } = runAt(text, at);
  const [first = ''] = run.split(/\s/u, 1);
  const isOne = first === run;
  if (text.charAt(end) === '(' && isCallee(run)) {
    const call = readLooseCall(source, run, end);
    return call === undefined ? 'refused' : { ...call, isText: false };
  }
  const isEnd = isEndOfValue(text, end);
  const whole = isEnd ? LITERALS.get(run) : undefined;
  if (whole !== undefined) return { json: whole, end, isText: false };
  const atom = atomOf(first);
  if (atom !== undefined && (isOne || !isEnd || run.split(/\s+/u).every((word) => atomOf(word) !== undefined))) {
    return { json: atom, end: at + first.length, isText: false };
  }
  if (!isEnd) return undefined;
  const literal = isOne ? completed(run, end === text.length) : undefined;
  if (literal !== undefined) return { json: literal, end, isText: false };
  if (CUT_NUMBER.test(asciiMarks(run))) return 'refused';
  if (!TEXT.test(run) || !LETTER_OR_DIGIT.test(run) || run.includes('//')) return undefined;
  return { json: JSON.stringify(run), end, isText: true };
}
