import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COIN_NAMES } from './coinNames.ts';
import { coinSearch } from './coinSearch.ts';

const COINS = ['BTC', 'ETH', 'USDT', 'USDC', 'XRP', 'SOL', 'BCH', 'ETC', 'WBTC', 'PEPE'];
const found = (text: string) => COINS.filter(coinSearch(text));

describe('coinSearch', () => {
  it.each([
    ...[
      'BTC',
      'btc',
      ' btc ',
      'ＢＴＣ',
      '\u200bBTC',
      'BTC\ufeff',
      '$BTC',
      '#btc',
      '＄ＢＴＣ',
      'ㅠㅅㅊ',
      'BTC (비트코인)',
    ],
    ...['비트코인', 'bitcoin', 'Bitcoin', '비트코인'.normalize('NFD'), '비트코인(BTC)'],
  ])('finds bitcoin by %j', (text) => {
    expect(found(text)).toEqual(['BTC', 'WBTC']);
  });

  it.each([
    ['테더', ['USDT']],
    ['tether', ['USDT']],
    ['이더리움', ['ETH']],
    ['이더', ['ETH']],
    ['이더리움클', ['ETC']],
    ['이더리움 클래식', ['ETC']],
    ['비트코인 캐시', ['BCH']],
    ['bitcoin cash', ['BCH']],
    ['USD Coin', ['USDC']],
    ['비', ['BTC', 'BCH', 'WBTC']],
    ['솔라', ['SOL']],
    ['sola', ['SOL']],
    ['eth', ['ETH']],
    ['usd', ['USDT', 'USDC']],
    ['ㄷ소', ['ETH']],
    ['내ㅣ', ['SOL']],
    ['ㅌ게', ['XRP']],
    ['ㅕㄴㅇㅅ', ['USDT']],
    ['BTC, ETH', ['BTC', 'ETH', 'WBTC']],
    ['BTC ETH', ['BTC', 'ETH', 'WBTC']],
    ['테더/리플', ['USDT', 'XRP']],
    ['비트코인 이더리움 클래식', ['BTC', 'ETC', 'WBTC']],
    ['비트코인, 캐시', ['BTC', 'WBTC']],
    ['zzz', []],
    ['천원', []],
  ])('%j finds %j', (text, coins) => {
    expect(found(text)).toEqual(coins);
  });

  it.each(['', ' ', '\u200b', ',', '$', ' , '])('finds all by %j', (blank) => {
    expect(found(blank)).toEqual(COINS);
  });

  it('finds a coin by each of its names, whatever the case of the symbol', () => {
    for (const [symbol, names] of Object.entries(COIN_NAMES)) {
      for (const name of [symbol, ...names]) expect(coinSearch(name.toLowerCase())(symbol.toLowerCase())).toBe(true);
    }
  });

  it('finds a coin at any position of the list', () => {
    const symbols = fc.constantFrom(...COINS);
    const separator = fc.constantFrom(', ', ' ', ',', '/', '; ', ' $', '\u3000');
    fc.assert(
      fc.property(fc.array(symbols, { minLength: 1, maxLength: 5 }), separator, (list, between) => {
        expect(list.every(coinSearch(list.join(between)))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
