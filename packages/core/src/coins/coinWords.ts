import { plainCharacters } from '../validate/plainCharacters.ts';
import { COIN_NAMES } from './coinNames.ts';

/** Between the coins of a list, as in `BTC, ETH`, `BTC/ETH` and `BTC (비트코인)`. Blanks may be part of a name. */
const SEPARATOR = /[,;/|·、()[\]+&]/u;
/** Written before a symbol in posts: $BTC, #BTC. */
const MARK = /[$#]/gu;
const MAX_NAME_WORDS = 2;

const NAMES: readonly (readonly [symbol: string, names: readonly string[]])[] = Object.entries(COIN_NAMES);

/** The names of a coin, without blanks and in uppercase. */
export function namesOf(symbol: string): readonly string[] {
  return NAMES.find(([named]) => named === symbol)?.[1] ?? [];
}

/** The symbols of the coins that have such a name. */
export function symbolsNamed(isName: (name: string) => boolean): readonly string[] {
  return NAMES.filter(([, names]) => names.some(isName)).map(([symbol]) => symbol);
}

/** Consecutive words that are one name are joined: 비트코인 캐시. */
function joinNames(words: readonly string[]): readonly string[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const name = words.slice(0, MAX_NAME_WORDS).join('');
  const isName = words.length > 1 && symbolsNamed((known) => known === name).length > 0;
  return isName ? [name, ...joinNames(words.slice(MAX_NAME_WORDS))] : [first, ...joinNames(others)];
}

/**
 * The words of a search for coins, in uppercase: full-width letters as ASCII, without invisible marks and the marks
 * before a symbol. A name of two words is one.
 */
export function coinWords(text: string): readonly string[] {
  const plain = plainCharacters(text).normalize('NFC').toUpperCase().replace(MARK, '');
  return plain.split(SEPARATOR).flatMap((item) => joinNames(item.split(/\s+/u).filter((word) => word !== '')));
}
