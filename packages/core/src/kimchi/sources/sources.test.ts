import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseBinance, parseBithumb, parseCoinbase, parseExchangeRateApi, parseNaver, parseUpbit } from './index.ts';

const T = 1_790_000_000_123;
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  1,
  '',
  [],
  {},
  [null],
  { data: null },
  { country: [] },
  { rates: {} },
];

describe('parseUpbit', () => {
  it('reads the won markets by coin', () => {
    const body = [
      { market: 'KRW-BTC', trade_price: 95_299_000, timestamp: T },
      { market: 'KRW-USDT', trade_price: 1455.5, timestamp: T },
      { market: 'BTC-ETH', trade_price: 0.03, timestamp: T },
      { market: 'KRW-XRP', trade_price: 0, timestamp: T },
    ];
    expect([...parseUpbit(body)]).toEqual([
      ['BTC', { price: 95_299_000, timestamp: T }],
      ['USDT', { price: 1455.5, timestamp: T }],
    ]);
  });
});

describe('parseBithumb', () => {
  it('leaves its newer interface to the parser of the same shape', () => {
    const body = [{ market: 'KRW-SOL', trade_price: 214_785, timestamp: T }];
    expect(parseUpbit(body).get('SOL')).toEqual({ price: 214_785, timestamp: T });
    expect(parseBithumb(body)).toBeUndefined();
  });
  it('reads the closing price when the status is 0000', () => {
    const body = { status: '0000', data: { closing_price: '95301000', date: String(T) } };
    expect(parseBithumb(body)).toEqual({ price: 95_301_000, timestamp: T });
    expect(parseBithumb({ ...body, status: '5500' })).toBeUndefined();
    expect(parseBithumb({ ...body, data: { closing_price: '', date: String(T) } })).toBeUndefined();
  });
});

describe('parseBinance', () => {
  it('reads one symbol or many', () => {
    expect(parseBinance({ symbol: 'BTCUSDT', price: '65120.01' }).get('BTC')?.price).toBe(65_120.01);
    const many = [
      { symbol: 'ETHUSDT', price: '2000' },
      { symbol: 'ETHBTC', price: '0.03' },
      { symbol: 'XRPUSDT', price: 'x' },
    ];
    expect([...parseBinance(many).keys()]).toEqual(['ETH']);
  });
});

describe('parseCoinbase', () => {
  it('reads dollars only', () => {
    const data = { amount: '65105.385', base: 'BTC', currency: 'USD' };
    expect(parseCoinbase({ data })?.price).toBe(65_105.385);
    expect(parseCoinbase({ data: { ...data, currency: 'EUR' } })).toBeUndefined();
  });
});

describe('parseNaver', () => {
  it('reads the second country and strips its commas', () => {
    expect(parseNaver({ country: [{ value: '1' }, { value: '1,447.50' }] })?.price).toBe(1447.5);
  });
  it.each([
    { country: [{ value: '100' }, { value: '1,447.50' }] },
    { country: [{ value: '1' }, { value: 1447 }] },
    { country: [{ value: '1' }] },
    { country: [{ value: '1' }, { value: '-' }] },
    { country: [{ value: '1' }, { value: '1.447,50' }] },
    { country: [{ value: '1' }, { value: '1,4475.0' }] },
  ])('refuses another shape %#', (body) => {
    expect(parseNaver(body)).toBeUndefined();
  });
});

describe('parseExchangeRateApi', () => {
  const body = {
    result: 'success',
    base_code: 'USD',
    time_last_update_unix: 1_790_000_000,
    rates: { USD: 1, KRW: 1446.81 },
  };
  it('reads won and the time of the rate', () => {
    expect(parseExchangeRateApi(body)).toEqual({ price: 1446.81, timestamp: 1_790_000_000_000 });
    const { time_last_update_unix: _, ...timeless } = body;
    expect(parseExchangeRateApi(timeless)).toEqual({ price: 1446.81, timestamp: undefined });
  });
  it.each([
    { ...body, result: 'error' },
    { ...body, base_code: 'EUR' },
    { ...body, rates: { USD: 1 } },
  ])('refuses %#', (other) => {
    expect(parseExchangeRateApi(other)).toBeUndefined();
  });
});

it('finds no figures in garbage', () => {
  for (const body of GARBAGE) {
    expect(parseUpbit(body).size + parseBinance(body).size).toBe(0);
    for (const parse of [parseBithumb, parseCoinbase, parseNaver, parseExchangeRateApi]) {
      expect(parse(body)).toBeUndefined();
    }
  }
});

/** Sample answers, kept outside the repository because they belong to others. */
const SAMPLES = fileURLToPath(new URL('../../../../../../shared/fixtures/', import.meta.url));
const sample = (file: string): unknown => JSON.parse(readFileSync(SAMPLES + file, 'utf8'));

describe.skipIf(!existsSync(SAMPLES))('sample answers', () => {
  it('are read by every parser', () => {
    expect(parseUpbit(sample('upbit/rest_v1_ticker_KRW-BTC.json')).get('BTC')?.price).toBe(95_299_000);
    expect(parseBithumb(sample('bithumb/rest_public_ticker_BTC_KRW.json'))?.price).toBe(95_301_000);
    expect(parseBithumb(sample('bithumb/rest_public_ticker_error.json'))).toBeUndefined();
    expect(parseBinance(sample('binance-spot/rest_ticker_price_BTCUSDT.json')).get('BTC')?.price).toBe(65_120.01);
    expect(parseCoinbase(sample('coinbase-exchange/rest_v2_prices_BTC-USD_spot.json'))?.price).toBe(65_105.385);
    expect(parseNaver(sample('fx-naver/qapirender_usdkrw.json'))?.price).toBe(1447.5);
    expect(parseExchangeRateApi(sample('fx-exchangerate-api/open_er_api_v6_latest_USD.json'))?.price).toBe(1446.81);
    expect(parseExchangeRateApi(sample('fx-exchangerate-api/error_429.json'))).toBeUndefined();
  });
});
