import type { Exact } from '../../exact/index.ts';
import { plainCharacters } from '../plainCharacters.ts';

/** Longer texts are prose or data. */
export const MAX_CALCULATION_UNITS = 200;

/** An operator or parenthesis, or what is between two of them. A letter x multiplies only before a digit. */
const TOKEN = /[-+*/()]|(?:[^-+*/()x]|x(?! ?\d))+|x/gu;

/** Dates, phone numbers and the like, and numbers in base 16. */
const NO_CALCULATION = /^\d+(?:(?:-\d+){2,}|(?:\/\d+){2,})$|^0x/iu;

const TIMES = ['*', 'x'];
const PRODUCT = [...TIMES, '/'];
/** A count of things or people, by which money is multiplied or divided. */
const COUNT = /^(\d{1,9}) ?(?:개|건|명|인|회|번|장|권|병|박스|세트|ea|pcs)$/iu;

/** A period of payments. It multiplies only: a price divided by a period is the price of another period. */
const PERIOD = /^(\d{1,9}) ?(?:개월|달|일|년|시간|박)$/u;
/** The equals sign of a formula in a spreadsheet, or the word for a monthly price: 월 9,900원 x 12. */
const START = /^(?:=|매?월 ?(?=[\d₩][^-+]*[*x]))/u;

/** Parses one operand; undefined if it is not a number. */
export type ReadNumber = (text: string) => Exact | undefined;

const PERCENT = / ?(?:%|퍼센트|프로)$/u;

/** 10% as 0.1. Undefined in a percent field, where `10%` is an ordinary number, and for a text without the sign. */
function readShare(text: string, read: ReadNumber): Exact | undefined {
  const number = text.replace(PERCENT, '');
  return number === text || read(text) !== undefined ? undefined : read(number)?.div(100);
}

/**
 * The result of a calculation in place of a number, as in `300*12`, `=1,200,000/12` and `(300만 + 50만) x 2`. As on a
 * pocket calculator, `110,000 + 10%` adds a tenth of the value to its left; as a factor, 10% is 0.1. A factor may also
 * be how many there are, or how long: `12,000원 * 5개`, `월 9,900원 x 12개월`. Undefined for every other text, for a division
 * by zero, and where the result is negative or has no finite decimal form.
 *
 * @param read parses an operand, as `parseNumber` does with the field's unit
 * @example calculation('300*12', exact)?.toString() // '3600'
 */
export function calculation(text: string, read: ReadNumber): Exact | undefined {
  const plain = plainCharacters(text);
  if (plain.length > MAX_CALCULATION_UNITS || NO_CALCULATION.test(plain)) return undefined;
  const written = plain.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('X', 'x').replace(START, '');
  const tokens = (written.match(TOKEN) ?? []).map((token) => token.trim()).filter((token) => token !== '');
  let at = 0;
  let operators = 0;
  let isRead = false;

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
    if (token === undefined) return undefined;
    const isTimes = [tokens[at - 1], tokens[at + 1]].some((sign) => TIMES.includes(sign ?? ''));
    const [, count] = (isTimes && PERIOD.exec(token)) || COUNT.exec(token) || [];
    const isFactor = isTimes || PRODUCT.includes(tokens[at - 1] ?? '');
    at += 1;
    const value = read(token);
    isRead ||= value !== undefined;
    return value ?? (count !== undefined && isFactor ? read(count) : readShare(token, read));
  }

  /** A percentage after + or − that is not a factor of a product: that share of the value to its left. */
  function share(): Exact | undefined {
    const isFactor = PRODUCT.includes(tokens[at + 1] ?? '');
    const found = isFactor ? undefined : readShare(tokens[at] ?? '', read);
    if (found !== undefined) at += 1;
    return found;
  }

  function product(): Exact | undefined {
    let value = factor();
    for (let sign = take(...PRODUCT); sign !== undefined; sign = take(...PRODUCT)) {
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
      const part = share();
      const next = part === undefined ? product() : value?.mul(part);
      operators += 1;
      if (next === undefined) return undefined;
      value = sign === '-' ? value?.sub(next) : value?.add(next);
    }
    return value;
  }

  const result = sum();
  // Without an amount it is another quantity: 8시간 x 5일.
  if (result === undefined || at < tokens.length || operators === 0 || !isRead) return undefined;
  return result.s < 0n || result.toString().includes('/') ? undefined : result;
}
