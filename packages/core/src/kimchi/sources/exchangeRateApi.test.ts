import { describe, expect, it } from 'vitest';
import { parseExchangeRateApi } from './exchangeRateApi.ts';
import { GARBAGE } from './testing/garbage.ts';
import { HAS_SAMPLES, sample } from './testing/samples.ts';

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

  it('finds no figures in garbage', () => {
    for (const body of GARBAGE) expect(parseExchangeRateApi(body)).toBeUndefined();
  });

  it.skipIf(!HAS_SAMPLES)('reads the sample answers', () => {
    expect(parseExchangeRateApi(sample('fx-exchangerate-api/open_er_api_v6_latest_USD.json'))?.price).toBe(1446.81);
    expect(parseExchangeRateApi(sample('fx-exchangerate-api/error_429.json'))).toBeUndefined();
  });
});
