import { coinWords, symbolsNamed } from './coinWords.ts';
import { qwertyKeys } from './qwertyKeys.ts';

const HANGUL = /[가-힣]/u;
/** Shorter Latin words are the beginning of a symbol: `ETH` does not mean Ethereum Classic. */
const MIN_LATIN = 4;

/** What a word may be a part of: symbols, also by name, by the beginning of a name, or typed with the Korean layout. */
function partsOf(word: string): readonly string[] {
  const named = symbolsNamed((name) => name === word);
  const isBeginning = HANGUL.test(word) || word.length >= MIN_LATIN;
  const begun = named.length > 0 || !isBeginning ? [] : symbolsNamed((name) => name.startsWith(word));
  return [word, ...named, ...begun, qwertyKeys(word).toUpperCase()];
}

/**
 * A test of which coins a search finds, by symbol. It finds a part of a symbol in any case, with `$` or `#` before it,
 * in full-width letters, or typed with the Korean keyboard layout (ㅠㅅㅊ is BTC); and Korean and English names of
 * well-known coins. Several coins are separated by commas or spaces; an empty search finds all.
 *
 * @example coinSearch('비트코인, $eth')('BTC') // true
 * @example coinSearch('usdt')('BTC') // false
 */
export function coinSearch(text: string): (symbol: string) => boolean {
  const parts = coinWords(text).flatMap(partsOf);
  return (symbol) => parts.length === 0 || parts.some((part) => symbol.toUpperCase().includes(part));
}
