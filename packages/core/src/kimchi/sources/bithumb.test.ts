import { describe, expect, it } from 'vitest';
import { parseBithumb } from './bithumb.ts';
import { GARBAGE } from './testing/garbage.ts';
import { HAS_SAMPLES, sample } from './testing/samples.ts';
import { parseUpbit } from './upbit.ts';

const T = 1_790_000_000_123;

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

  it('finds no figures in garbage', () => {
    for (const body of GARBAGE) expect(parseBithumb(body)).toBeUndefined();
  });

  it.skipIf(!HAS_SAMPLES)('reads the sample answers', () => {
    expect(parseBithumb(sample('bithumb/rest_public_ticker_BTC_KRW.json'))?.price).toBe(95_301_000);
    expect(parseBithumb(sample('bithumb/rest_public_ticker_error.json'))).toBeUndefined();
  });
});
