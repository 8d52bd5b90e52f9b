import type { Exact } from '../exact/index.ts';
import { plainCharacters } from './plainCharacters.ts';

/** Longer texts are prose or data. */
export const MAX_LENGTH = 200;

/** An operator or parenthesis, or what is between two of them. A letter x multiplies only before a digit. */
const TOKEN = /[-+*/()]|(?:[^-+*/()x]|x(?! ?\d))+|x/gu;

/** Dates, telephone numbers and the like, and numbers in base 16. */
const NO_CALCULATION = /^\d+(?:(?:-\d+){2,}|(?:\/\d+){2,})$|^0x/iu;

/** Parses one operand; undefined if it is not a number. */
export type ReadNumber = (text: string) => Exact | undefined;

/** Of a number or of the rest of the calculation, which is why 10% is a tenth. */
function readOperand(text: string, read: ReadNumber): Exact | undefined {
  return read(text) ?? (text.endsWith('%') ? read(text.slice(0, -1))?.div(100) : undefined);
}

/**
 * The result of a calculation in place of a number, as in `300*12`, `=1,200,000/12` and `(300만 + 50만) x 2`. Undefined
 * for every other text, for a division by zero, and where the result is negative or has no finite decimal form.
 *
 * @param read parses an operand, as `parseNumber` does with the field's unit
 * @example calculation('300*12', exact)?.toString() // '3600'
 */
export function calculation(text: string, read: ReadNumber): Exact | undefined {
  const plain = plainCharacters(text);
  if (plain.length > MAX_LENGTH || NO_CALCULATION.test(plain)) return undefined;
  const written = plain.replace(/^=/u, '').replaceAll('×', '*').replaceAll('÷', '/').replaceAll('X', 'x');
  const tokens = (written.match(TOKEN) ?? []).map((token) => token.trim()).filter((token) => token !== '');
  let at = 0;
  let operators = 0;

  function take(...expected: readonly string[]): string | undefined {
    const token = tokens[at];
    if (token === undefined || !expected.includes(token)) return undefined;
    at += 1;
    return token;
  }

  function factor(): Exact | undefined {
    if (take('(') !== undefined) {
      const inside = sum();
      return take(')') === undefined ? undefined : inside;
    }
    const token = tokens[at];
    at += 1;
    return token === undefined ? undefined : readOperand(token, read);
  }

  function product(): Exact | undefined {
    let value = factor();
    for (let sign = take('*', 'x', '/'); sign !== undefined; sign = take('*', 'x', '/')) {
      const next = factor();
      operators += 1;
      if (next === undefined || (sign === '/' && next.n === 0n)) return undefined;
      value = sign === '/' ? value?.div(next) : value?.mul(next);
    }
    return value;
  }

  function sum(): Exact | undefined {
    let value = product();
    for (let sign = take('+', '-'); sign !== undefined; sign = take('+', '-')) {
      const next = product();
      operators += 1;
      if (next === undefined) return undefined;
      value = sign === '-' ? value?.sub(next) : value?.add(next);
    }
    return value;
  }

  const result = sum();
  if (result === undefined || at < tokens.length || operators === 0) return undefined;
  return result.s < 0n || result.toString().includes('/') ? undefined : result;
}
