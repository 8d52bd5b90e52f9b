import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { geoShape, premiumShape, whaleAlertShape } from './index.ts';

const SOURCE = dirname(import.meta.dirname);

const figures = {
  exchange_rate: 1447.5,
  usd_equivalent: 96_982_500,
  premium_percentage: 2.08,
  premium_absolute: 2_017_500,
};
const marks = { krw: false, usd: false, exchange: false };
const premium = {
  krw_price: 99_000_000,
  usd_price: 67_000,
  ...figures,
  sources: { krw: 'upbit', usd: 'binance', exchange: 'naver' },
  timestamp: { krw: 1, usd: 1, exchange: 1 },
  stale: marks,
  unconfirmed: marks,
  contradicted: marks,
  usdt: null,
  coins: [],
};

describe('the shapes of the responses', () => {
  it.each([
    ['a premium', premiumShape, premium],
    ['a simulated premium', premiumShape, { simulated: true, ...premium }],
    ['a premium with a field of a later release', premiumShape, { ...premium, more: 1 }],
    [
      'transfers',
      whaleAlertShape,
      { transactions: [], last_scan_time: null, total_count: 0, stale: true, state: 'unreachable' },
    ],
    ['an address without a location', geoShape, { ip: '10.0.0.1', error: true, reason: 'Reserved', reserved: true }],
  ] as const)('accept %s', (_name, shape, body) => {
    expect(z.safeParse(shape, body).success).toBe(true);
  });

  it.each([
    ['a premium without a price', premiumShape, { ...premium, krw_price: null }],
    ['an infinite price', premiumShape, { ...premium, usd_price: Number.POSITIVE_INFINITY }],
    ['a fractional count', whaleAlertShape, { transactions: [], last_scan_time: null, total_count: 0.5 }],
    ['a location off the globe', geoShape, { ip: '8.8.8.8', latitude: 91 }],
  ] as const)('reject %s', (_name, shape, body) => {
    expect(z.safeParse(shape, body).success).toBe(false);
  });

  it('are all of the package that needs their library', () => {
    const files = globSync('**/*.ts', { cwd: SOURCE })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(?:test|bench)\.ts$/.test(file));
    const bringing = files.filter((file) =>
      /from '(?:zod|(?:\.\.?\/)+api\/)/.test(readFileSync(`${SOURCE}/${file}`, 'utf8')),
    );
    expect(bringing.length).toBeGreaterThan(3);
    expect(bringing.filter((file) => !file.startsWith('api/'))).toEqual([]);
  });
});
