import { coinWords, namesOf } from './coinWords.ts';
import { qwertyKeys } from './qwertyKeys.ts';

/** In a shorter word, one wrong letter makes another word. */
const MIN_LETTERS = 3;
const MAX_NEAR = 3;

/** Whether one letter inserted, deleted, replaced, or swapped with its neighbor turns one word into the other. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest, otherRest] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (
    Math.max(rest.length, otherRest.length) < 2 || (rest.length === 2 && rest === [...otherRest].reverse().join(''))
  );
}

/** The letters on the keys, so that a wrong vowel is one wrong letter of a Korean name. */
function lettersOf(word: string): string {
  return qwertyKeys(word).toUpperCase();
}

/**
 * The coins of a list that a search without a match may mean, at most three, in order: a typo in the symbol or name, or
 * more than a symbol, such as `BTCUSDT`. To be offered, never taken without asking.
 *
 * @param symbols uppercase
 * @example nearCoins('비트코엔', ['ETH', 'BTC']) // ['BTC']
 * @example nearCoins('KRW-BTC', ['ETH', 'BTC']) // ['BTC']
 */
export function nearCoins(text: string, symbols: readonly string[]): readonly string[] {
  const words = coinWords(text).map(lettersOf);
  const isNear = (symbol: string) =>
    [symbol, ...namesOf(symbol)]
      .map(lettersOf)
      .filter((name) => name.length >= MIN_LETTERS)
      .some((name) =>
        words.some((word) => word.length >= MIN_LETTERS && (word.includes(name) || isOneSlip(word, name))),
      );
  return symbols.filter(isNear).slice(0, MAX_NEAR);
}
