/** Compares two items: below 0, 0 or above 0, as a collator does. */
export type ItemComparison = (left: string, right: string) => number;

type Kind = 'digit' | 'letter' | 'syllable' | 'other';

const ZERO = 0x30;
const NINE = 0x39;
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const LAST_ASCII = 0x7f;
/** Sets the bit that distinguishes `a` from `A`. */
const SMALL = 0x20;
/** The longest run of digits that a number represents exactly. */
const MAX_RUN_DIGITS = 15;

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function kindOf(code: number): Kind {
  if (isDigit(code)) return 'digit';
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return 'syllable';
  const small = code | SMALL;
  return code <= LAST_ASCII && small >= 0x61 && small <= 0x7a ? 'letter' : 'other';
}

/** Whether a digit next to this code may belong to a number that continues beyond ASCII: full-width digits, joiners. */
function mayJoinNumber(code: number): boolean {
  return code > LAST_ASCII && kindOf(code) !== 'syllable';
}

/** The integer around `index`; undefined if it is long or if its ends are uncertain. */
function numberAt(text: string, index: number): number | undefined {
  let start = index;
  while (isDigit(text.charCodeAt(start - 1))) start -= 1;
  let end = index;
  while (isDigit(text.charCodeAt(end))) end += 1;
  if (end - start > MAX_RUN_DIGITS) return undefined;
  if (mayJoinNumber(text.charCodeAt(start - 1)) || mayJoinNumber(text.charCodeAt(end))) return undefined;
  let value = 0;
  for (let at = start; at < end; at += 1) value = 10 * value + text.charCodeAt(at) - ZERO;
  return value;
}

/** The order by the first position where the items differ in more than case; 0 where that position does not decide. */
function orderAtDifference(left: string, right: string, natural: boolean): number {
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    const kind = kindOf(a);
    if (kind === 'other' || kind !== kindOf(b)) return 0;
    if (kind === 'letter') {
      const order = (a | SMALL) - (b | SMALL);
      if (order === 0) continue;
      return order;
    }
    if (kind === 'syllable') {
      // If two syllables differ in the final consonant alone, the letters after them may decide the order.
      const isSameBase = Math.floor((a - FIRST_SYLLABLE) / FINALS) === Math.floor((b - FIRST_SYLLABLE) / FINALS);
      return isSameBase ? 0 : a - b;
    }
    if (!natural) return a - b;
    const leftNumber = numberAt(left, index);
    const rightNumber = numberAt(right, index);
    return leftNumber === undefined || rightNumber === undefined ? 0 : leftNumber - rightNumber;
  }
  return 0;
}

/**
 * Compares items with the same result as `collate`, several times as fast.
 *
 * Where two items first differ in more than case, two ASCII letters, two Hangul syllables or two ASCII digits decide
 * the order by themselves in Korean and English: Unicode collation gives them primary weights in code order and
 * contracts them with nothing. `collate` is called for everything else.
 *
 * @param collate `compare` of an `Intl.Collator` made with `itemCollation(natural)`, for a language that does not
 *   tailor Latin letters, such as Korean and English
 * @param natural compare runs of digits as numbers
 * @see Unicode Technical Standard #10 and the CLDR root collation (CLDR 48)
 * @example
 * const compare = itemComparison(new Intl.Collator('ko', itemCollation()).compare);
 * ['나비', '가지'].sort(compare) // ['가지', '나비']
 */
export function itemComparison(collate: ItemComparison, natural = false): ItemComparison {
  return (left, right) => orderAtDifference(left, right, natural) || collate(left, right);
}
