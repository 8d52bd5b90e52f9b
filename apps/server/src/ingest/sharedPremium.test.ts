import type { KrwMarket } from '@toolbox/core/kimchi';
import { describe, expect, it } from 'vitest';
import { CACHE_KEY, PREMIUM_FRESH_MS } from '../hub/cacheKeys.ts';
import { inProcessBus } from '../hub/inProcessBus.ts';
import { PremiumError, type PremiumResponse } from '../kimchi/premiumResponse.ts';
import { sharedPremium } from './sharedPremium.ts';

const PREMIUM: PremiumResponse = {
  krw_price: 99_000_000,
  usd_price: 67_000,
  exchange_rate: 1447.5,
  usd_equivalent: 96_982_500,
  premium_percentage: 2.08,
  premium_absolute: 2_017_500,
  sources: { krw: 'upbit', usd: 'binance', exchange: 'naver' },
  timestamp: { krw: 0, usd: 0, exchange: 0 },
  stale: { krw: false, usd: false, exchange: false },
  unconfirmed: { krw: false, usd: false, exchange: false },
  contradicted: { krw: false, usd: false, exchange: false },
  usdt: null,
  coins: [],
};

function counted(fails: readonly (KrwMarket | undefined)[] = []) {
  const asked: (KrwMarket | undefined)[] = [];
  let now = 0;
  const bus = inProcessBus(() => now);
  const shared = sharedPremium(bus, async (market) => {
    asked.push(market);
    if (fails.includes(market)) throw new PremiumError('KRW_PRICE');
    return { ...PREMIUM, krw_price: asked.length, sources: { ...PREMIUM.sources, krw: market ?? 'any' } };
  });
  const pass = (ms: number) => {
    now += ms;
  };
  return { bus, shared, asked, pass };
}

describe('sharedPremium', () => {
  it('computes each market once for all who ask within ten seconds', async () => {
    const { shared, asked, pass } = counted();
    const [any, upbit, again] = await Promise.all([shared(), shared('upbit'), shared('upbit'), shared('bithumb')]);
    expect(upbit).toBe(again);
    expect(upbit).not.toBe(any);
    pass(PREMIUM_FRESH_MS - 1);
    expect(await shared('upbit')).toBe(upbit);
    expect(asked).toEqual([undefined, 'upbit', 'bithumb']);
    pass(1);
    await shared('upbit');
    expect(asked).toHaveLength(4);
  });

  it('does not wait for a bus that hangs', async () => {
    const hangs = () => new Promise<never>(() => undefined);
    const shared = sharedPremium({ ...inProcessBus(), get: hangs, put: hangs }, async () => PREMIUM);
    // Waiting for the bus would block this test until its timeout.
    expect(JSON.parse(await shared())).toEqual(PREMIUM);
  });

  it.each(['', 'garbage', 'null', '[]', '{"krw_price":1}', JSON.stringify({ ...PREMIUM, stale: {} })])(
    'computes the premium if %j is on the bus instead',
    async (text) => {
      const { bus, shared, asked } = counted();
      await bus.put(CACHE_KEY.premium(), text, PREMIUM_FRESH_MS);
      expect(JSON.parse(await shared())).toMatchObject({ krw_price: 1, sources: { krw: 'any' } });
      await shared();
      expect(asked).toEqual([undefined]);
    },
  );

  it('keeps no failure, and lets none pass to another market', async () => {
    const { shared, asked } = counted(['upbit']);
    await Promise.all([
      expect(shared('upbit')).rejects.toMatchObject({ missing: 'KRW_PRICE' }),
      expect(shared('bithumb')).resolves.toContain('bithumb'),
    ]);
    await expect(shared('upbit')).rejects.toThrow();
    expect(asked).toEqual(['upbit', 'bithumb', 'upbit']);
  });
});
