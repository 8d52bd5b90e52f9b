import { asciiMarks } from './looseMarks.ts';

/** What opens a value with other values in it, and the offset after it. */
export type LooseOpener = {
  readonly kind: 'object' | 'array' | 'tuple';
  /** The bracket that closes it in the text. */
  readonly closer: string;
  readonly end: number;
};

const BRACKETS: ReadonlyMap<string, Omit<LooseOpener, 'end'>> = new Map([
  ['{', { kind: 'object', closer: '}' }],
  ['[', { kind: 'array', closer: ']' }],
  ['(', { kind: 'tuple', closer: ')' }],
]);
/** An array of PHP, and not one of Python: `array([1])`, `array('i', [1])`. */
const PHP_ARRAY =
  /array\s{0,9}\((?=\s{0,100}(?:\)|array\s{0,9}\(|["'][^"'\n]{0,200}["']\s{0,9}(?:=>|\)|,\s{0,100}[^\s[])|\d{1,9}\s{0,9}(?:=>|,)))/iuy;

/** The beginning of an array of PHP with a key or another one in it, which no sentence has. */
export const PHP_DOCUMENT =
  /\barray\s{0,9}\((?=\s{0,100}(?:array\s{0,9}\(|(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|\d{1,9})\s{0,9}=>))/iuy;

/** The bracket, or the beginning of an array of PHP, at an offset. */
export function openerAt(text: string, at: number): LooseOpener | undefined {
  const bracket = BRACKETS.get(asciiMarks(text.charAt(at)));
  if (bracket !== undefined) return { ...bracket, end: at + 1 };
  PHP_ARRAY.lastIndex = at;
  return PHP_ARRAY.test(text) ? { kind: 'array', closer: ')', end: PHP_ARRAY.lastIndex } : undefined;
}
