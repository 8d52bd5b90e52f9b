import { describe, expect, it } from 'vitest';
import { combineQuotes } from '../combineQuotes.ts';
import { isPremiumReached } from '../isPremiumReached.ts';
import { rankCoins } from '../rankCoins.ts';
import { parsePremiumAnswer } from './parsePremiumAnswer.ts';
import { parsePremiumHistory } from './parsePremiumHistory.ts';

const NOW = Date.UTC(2026, 10, 20);
const answer = {
  krw_price: 99_000_000,
  usd_price: 67_000,
  exchange_rate: 1447.5,
  usd_equivalent: 96_982_500,
  premium_percentage: 2.08,
  premium_absolute: 2_017_500,
  sources: { krw: 'upbit', usd: 'binance', exchange: 'naver' },
  timestamp: { krw: NOW, usd: NOW - 1, exchange: NOW - 2 },
  stale: { krw: false, usd: false, exchange: true },
  usdt: { exchange_rate: 1452 },
  coins: [
    { coin: 'ETH', krw_price: 3_050_000, usd_price: 2060, official: { exchange_rate: 1447.5 }, stale: { krw: true } },
    { coin: 'XRP', krw_price: -1, usd_price: 0.6, official: { exchange_rate: 1447.5 } },
    'nonsense',
  ],
};

describe('parsePremiumAnswer', () => {
  it('reads bitcoin and the coins that make sense', () => {
    const quotes = parsePremiumAnswer(answer);
    expect(quotes?.coins.map(({ coin, stale }) => [coin, stale])).toEqual([
      ['BTC', { krw: false, usd: false }],
      ['ETH', { krw: true, usd: false }],
    ]);
    expect(quotes?.rate).toMatchObject({ source: 'naver', timestamp: NOW - 2, stale: true });
    expect(quotes?.coins[0]).toMatchObject({
      krwPrice: 99_000_000,
      sources: { krw: 'upbit', usd: 'binance' },
      timestamp: { krw: NOW, usd: NOW - 1 },
      official: { exchangeRate: 1447.5, usdEquivalent: 96_982_500, percentage: 2.08, absolute: 2_017_500 },
      usdt: { exchangeRate: 1452, percentage: 1.76 },
    });
    expect(quotes?.coins[1]?.usdt).toBeUndefined();
  });

  it.each(['unconfirmed', 'contradicted'] as const)('reads which figures are %s', (mark) => {
    const marks = { krw: false, usd: true, exchange: true };
    const quotes = parsePremiumAnswer({ ...answer, [mark]: marks });
    expect([quotes?.coins.map((coin) => coin[mark]), quotes?.rate[mark]]).toEqual([
      [
        { krw: false, usd: true },
        { krw: false, usd: false },
      ],
      true,
    ]);
  });

  it('keeps the one exchange that was asked for, also without a second basis', () => {
    const sources = { krw: 'bithumb', usd: 'binance' };
    const coins = [{ ...(answer.coins[0] as object), sources }];
    const quotes = parsePremiumAnswer({ ...answer, sources: { ...sources, exchange: 'naver' }, usdt: null, coins });
    expect(quotes?.coins.map(({ sources: { krw }, usdt }) => [krw, usdt])).toEqual([
      ['bithumb', undefined],
      ['bithumb', undefined],
    ]);
  });

  it.each([
    undefined,
    [],
    { success: false },
    { ...answer, krw_price: 0 },
    { ...answer, usd_price: 'x' },
    { ...answer, exchange_rate: undefined },
  ])('is nothing without a premium of bitcoin: %#', (body) => {
    expect(parsePremiumAnswer(body)).toBeUndefined();
  });
});

describe('combineQuotes', () => {
  const quote = (price: number, timestamp?: number) => ({ price, timestamp });
  const krw = {
    source: 'upbit',
    quotes: new Map([
      ['ETH', quote(3_050_000)],
      ['BTC', quote(105_000_000, NOW - 5)],
      ['USDT', quote(1452)],
      ['DOGE', quote(200)],
    ]),
  };
  const usd = {
    source: 'binance',
    quotes: new Map([
      ['BTC', quote(70_000)],
      ['ETH', quote(2060)],
      ['USDT', quote(1)],
    ]),
  };
  const rate = { source: 'exchangerate-api', quote: quote(1400) };
  const onlyBitcoin = new Map([['BTC', quote(105_000_000)]]);

  it('puts bitcoin first and leaves out what one side does not know', () => {
    const quotes = combineQuotes({ krw, usd, rate }, NOW);
    expect(quotes?.coins.map(({ coin }) => coin)).toEqual(['BTC', 'ETH']);
    expect(quotes?.coins[0]).toMatchObject({
      timestamp: { krw: NOW - 5, usd: NOW - 5 },
      official: { percentage: 7.14, absolute: 7_000_000 },
      usdt: { exchangeRate: 1452 },
    });
    expect(quotes?.rate).toEqual({
      source: 'exchangerate-api',
      timestamp: NOW - 5,
      stale: false,
      unconfirmed: true,
      contradicted: false,
    });
  });

  it.each([
    [5 * 60_000, false],
    [5 * 60_000 + 1, true],
  ])('takes a price of %d ms before the newest one for stale: %s', (age, stale) => {
    const old = { ...krw, quotes: new Map([...krw.quotes, ['ETH', quote(3_050_000, NOW - 5 - age)]]) };
    expect(combineQuotes({ krw: old, usd, rate }, NOW)?.coins.map((coin) => coin.stale)).toEqual([
      { krw: false, usd: false },
      { krw: stale, usd: false },
    ]);
    const overseas = { source: 'coinbase', quotes: new Map([['BTC', quote(70_000, NOW - 5 - age)]]) };
    expect(combineQuotes({ krw, usd: overseas, rate }, NOW)?.coins[0]?.stale).toEqual({ krw: false, usd: stale });
  });

  it('does not use a stale price of tether beside a present one', () => {
    const [present, old] = [NOW - 5, NOW - 5 - 5 * 60_000 - 1];
    const tetherRate = (bitcoinTime: number, tetherTime: number) => {
      const quotes = new Map([
        ['BTC', quote(105_000_000, bitcoinTime)],
        ['USDT', quote(1452, tetherTime)],
        ['XRP', quote(900, present)],
      ]);
      return combineQuotes({ krw: { ...krw, quotes }, usd, rate }, NOW)?.coins[0].usdt?.exchangeRate;
    };
    expect([tetherRate(present, present), tetherRate(present, old)]).toEqual([1452, undefined]);
    // The premium is marked as stale anyway.
    expect(tetherRate(old, old)).toBe(1452);
  });

  it.each([-10 * 86_400_000, 6 * 60_000, 10 * 86_400_000])(
    'returns the same with a clock that is wrong by %d ms',
    (ms) => {
      const daily = { ...rate, quote: quote(1400, NOW - 86_400_000) };
      const quotes = combineQuotes({ krw, usd, rate: daily }, NOW + ms);
      expect(quotes).toEqual(combineQuotes({ krw, usd, rate: daily }, NOW));
      expect([quotes?.coins[0].stale, quotes?.rate.stale]).toEqual([{ krw: false, usd: false }, false]);
    },
  );

  it('uses the given time if no price has one', () => {
    const timeless = { ...krw, quotes: onlyBitcoin };
    const old = { ...rate, quote: quote(1400, NOW - 73 * 3_600_000) };
    expect(combineQuotes({ krw: timeless, usd, rate }, NOW)?.rate).toMatchObject({ timestamp: NOW, stale: false });
    expect(combineQuotes({ krw: timeless, usd, rate: old }, NOW)).toMatchObject({
      coins: [{ timestamp: { krw: NOW, usd: NOW } }],
      rate: { stale: true },
    });
  });

  it.each([
    [72, false],
    [73, true],
  ])('takes a rate of %d hours ago for stale: %s', (hours, stale) => {
    const old = { ...rate, quote: quote(1400, NOW - hours * 3_600_000) };
    expect(combineQuotes({ krw, usd, rate: old }, NOW)?.rate.stale).toBe(stale);
  });

  it('drops a coin whose price is invalid', () => {
    const halted = { ...usd, quotes: new Map([...usd.quotes, ['ETH', quote(0)]]) };
    expect(combineQuotes({ krw, usd: halted, rate }, NOW)?.coins.map(({ coin }) => coin)).toEqual(['BTC']);
  });

  it('has no second basis without tether, and nothing without bitcoin', () => {
    expect(combineQuotes({ krw: { ...krw, quotes: onlyBitcoin }, usd, rate }, NOW)?.coins[0].usdt).toBeUndefined();
    expect(combineQuotes({ krw: { ...krw, quotes: new Map() }, usd, rate }, NOW)).toBeUndefined();
  });
});

describe('what the response leaves open', () => {
  const coin = { krw_price: 900, usd_price: 0.6, official: { exchange_rate: 1447.5 } };

  it('is a time of 0', () => {
    const quotes = parsePremiumAnswer({ krw_price: 99_000_000, usd_price: 67_000, exchange_rate: 1447.5 });
    expect(quotes?.coins[0]?.timestamp).toEqual({ krw: 0, usd: 0 });
    expect(quotes?.rate.timestamp).toBe(0);
  });

  it.each([
    ['a name that is none', { ...coin, coin: 5 }],
    ['no won price', { ...coin, coin: 'XRP', krw_price: undefined }],
    ['no dollar price', { ...coin, coin: 'XRP', usd_price: undefined }],
    ['no rate', { ...coin, coin: 'XRP', official: {} }],
  ])('drops a coin with %s', (_what, bad) => {
    expect(parsePremiumAnswer({ ...answer, coins: [bad] })?.coins).toHaveLength(1);
    expect(parsePremiumAnswer({ ...answer, coins: [{ ...coin, coin: 'XRP' }] })?.coins).toHaveLength(2);
  });
});

describe('parsePremiumHistory', () => {
  it('takes any time after the first millisecond of 1970', () => {
    expect(parsePremiumHistory({ points: [{ timestamp: 1, official: 2 }] })).toHaveLength(1);
  });

  it('reads the points, with prices where there are any', () => {
    const points = [
      { timestamp: NOW, official: 1.5, usdt: null },
      { timestamp: NOW + 60_000, official: -0.2, usdt: 0.1, krw_price: 99_000_000, usd_price: 67_000 },
    ];
    expect(parsePremiumHistory({ points })).toEqual([
      { timestamp: NOW, official: 1.5, usdt: undefined, krwPrice: undefined, usdPrice: undefined },
      { timestamp: NOW + 60_000, official: -0.2, usdt: 0.1, krwPrice: 99_000_000, usdPrice: 67_000 },
    ]);
  });

  it('leaves out what makes no sense or goes back in time', () => {
    const point = (timestamp: unknown, official: unknown) => ({ timestamp, official });
    const points = [point(5, 1), point(5, 2), point(4, 3), point(-1, 1), point(9, '1'), point(9, Number.NaN), null];
    expect(parsePremiumHistory({ points }).map(({ official }) => official)).toEqual([1]);
  });

  it.each([undefined, {}, { points: 5 }])('is empty for %j', (body) => {
    expect(parsePremiumHistory(body)).toEqual([]);
  });
});

describe('rankCoins', () => {
  const { coins } = parsePremiumAnswer({
    ...answer,
    coins: [
      {
        coin: 'XRP',
        krw_price: 900,
        usd_price: 0.6,
        official: { exchange_rate: 1447.5 },
        usdt: { exchange_rate: 1452 },
      },
      answer.coins[0],
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

it.each([
  [3, 'above', true],
  [2.99, 'above', false],
  [3, 'below', true],
  [3.01, 'below', false],
] as const)('%d with an alert of 3 %s: %s', (percentage, direction, reached) => {
  expect(isPremiumReached(percentage, { threshold: 3, direction })).toBe(reached);
});
