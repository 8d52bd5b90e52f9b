import { describe, expect, it } from 'vitest';
import { rankCoins } from './rankCoins.ts';
import { parsePremiumAnswer } from './sources/parsePremiumAnswer.ts';
import { premiumAnswer } from './testing/premiumAnswer.ts';

describe('rankCoins', () => {
  const { coins } = parsePremiumAnswer({
    ...premiumAnswer,
    coins: [
      {
        coin: 'XRP',
        krw_price: 900,
        usd_price: 0.6,
        official: { exchange_rate: 1447.5 },
        usdt: { exchange_rate: 1452 },
      },
      premiumAnswer.coins[0],
    ],
  }) ?? { coins: [] };
  const names = (options: Partial<Parameters<typeof rankCoins>[1]>) =>
    rankCoins(coins, { search: '', order: 'given', basis: 'official', ...options }).map(({ coin }) => coin);

  it.each([
    ['given', ['BTC', 'XRP', 'ETH']],
    ['name', ['BTC', 'ETH', 'XRP']],
    ['highest', ['XRP', 'ETH', 'BTC']],
    ['lowest', ['BTC', 'ETH', 'XRP']],
  ] as const)('%s', (order, expected) => expect(names({ order })).toEqual(expected));

  it.each([
    ['리플', ['XRP']],
    ['#eth xrp', ['XRP', 'ETH']],
    ['ㅌ게', ['XRP']],
  ] as const)('searches by %j', (search, expected) => expect(names({ search })).toEqual(expected));

  it('puts a coin without a premium on the basis last', () => {
    expect(names({ order: 'lowest', basis: 'usdt' }).at(-1)).toBe('ETH');
    expect(names({ order: 'highest', basis: 'usdt' }).at(-1)).toBe('ETH');
  });

  it('searches in any case', () => {
    expect(names({ search: ' x' })).toEqual(['XRP']);
    expect(names({ search: 'doge' })).toEqual([]);
  });
});
