/** What happens to the text of a number that goes through `JSON.parse` and `JSON.stringify`. */
export type JsonNumberChange =
  /** Written as before. */
  | 'none'
  /** The same decimal value in other characters: `1.0`, `1e2`. */
  | 'spelling'
  /** Another decimal value: more digits than a double holds. */
  | 'precision'
  /** Too large for a double: becomes `null`. */
  | 'overflow'
  /** Not zero, but too small for a double: becomes `0`. */
  | 'underflow'
  /** `-0` in any spelling: becomes `0`. */
  | 'negativeZero';

const ZERO = 0x30;

/** Digits without leading and trailing zeros, and the power of ten of the last one. Zero has no digits. */
type Decimal = { readonly digits: string; readonly exponent: number };

function decimalOf(number: string): Decimal {
  const mark = number.search(/e/i);
  const mantissa = mark < 0 ? number : number.slice(0, mark);
  const power = mark < 0 ? 0 : Number(number.slice(mark + 1));
  const all = mantissa.replace(/[-.]/g, '');
  const places = mantissa.includes('.') ? mantissa.length - mantissa.indexOf('.') - 1 : 0;
  let start = 0;
  let end = all.length;
  while (start < end && all.charCodeAt(start) === ZERO) start++;
  while (end > start && all.charCodeAt(end - 1) === ZERO) end--;
  if (start === end) return { digits: '', exponent: 0 };
  return { digits: all.slice(start, end), exponent: power - places + all.length - end };
}

/**
 * Says what `JSON.parse` and `JSON.stringify` do to a number, by comparing decimals instead of floats: `0.1` is not
 * exactly a double but is printed as `0.1` again, so nothing is lost.
 *
 * @param number text of a valid JSON number
 * @example compareJsonNumber('12345678901234567890') // { change: 'precision', becomes: '12345678901234567000' }
 */
export function compareJsonNumber(number: string): { readonly change: JsonNumberChange; readonly becomes: string } {
  const value = Number(number);
  if (!Number.isFinite(value)) return { change: 'overflow', becomes: 'null' };
  const becomes = String(value);
  if (becomes === number) return { change: 'none', becomes };
  const before = decimalOf(number);
  if (value === 0) {
    if (before.digits !== '') return { change: 'underflow', becomes };
    return { change: number.startsWith('-') ? 'negativeZero' : 'spelling', becomes };
  }
  const after = decimalOf(becomes);
  const same = before.digits === after.digits && before.exponent === after.exponent;
  return { change: same ? 'spelling' : 'precision', becomes };
}
