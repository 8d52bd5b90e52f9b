import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearCoins } from './nearCoins.ts';

describe('nearCoins', () => {
  it.each([
    ['BTX', ['BTC']],
    ['EHT', ['ETH']],
    ['ETTH', ['ETH']],
    ['SO', []],
    ['bitcion', ['BTC']],
    ['비트코엔', ['BTC']],
    ['태더', ['USDT']],
    ['BTCUSDT', ['BTC', 'USDT']],
    ['KRW-BTC', ['BTC']],
    ['USDX', ['USDT', 'USDC']],
    ['ㅠㅅㅌ', ['BTC']],
    ['AB', []],
    ['zzzz', []],
    ['', []],
  ])('%j may be one of %j', (text, coins) => {
    expect(nearCoins(text, ['BTC', 'ETH', 'USDT', 'USDC', 'OP'])).toEqual(coins);
  });

  it('names three at most, in the order of the list', () => {
    expect(nearCoins('BTCETHUSDTUSDC', ['USDT', 'USDC', 'ETH', 'BTC'])).toEqual(['USDT', 'USDC', 'ETH']);
  });

  it('finds coins whose symbol differs by one typing error of any kind', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const place = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(place, letter, fc.constantFrom('insert', 'delete', 'replace', 'swap'), (at, other, kind) => {
        const [before, symbol] = ['USDT'.slice(0, at), 'USDT'.slice(at)];
        const slips = {
          insert: before + other + symbol,
          delete: before + symbol.slice(1),
          replace: before + other + symbol.slice(1),
          swap: before + (symbol[1] ?? '') + (symbol[0] ?? '') + symbol.slice(2),
        };
        expect(nearCoins(slips[kind], ['USDT'])).toEqual(['USDT']);
      }),
      { numRuns: 1000 },
    );
  });
});
