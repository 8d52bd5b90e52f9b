import type { KrwMarket } from '@toolbox/core/kimchi';
import { describe, expect, it } from 'vitest';
import { PREMIUM_FRESH_MS } from '../hub/cacheKeys.ts';
import { inProcessBus } from '../hub/inProcessBus.ts';
import { PremiumError, type PremiumResponse } from '../kimchi/premiumResponse.ts';
import { sharedPremium } from './sharedPremium.ts';

function counted(fails: readonly (KrwMarket | undefined)[] = []) {
  const asked: (KrwMarket | undefined)[] = [];
  let now = 0;
  const shared = sharedPremium(
    inProcessBus(() => now),
    async (market) => {
      asked.push(market);
      if (fails.includes(market)) throw new PremiumError('KRW_PRICE');
      return { krw_price: asked.length, sources: { krw: market ?? 'any' } } as PremiumResponse;
    },
  );
  const pass = (ms: number) => {
    now += ms;
  };
  return { shared, asked, pass };
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
    const shared = sharedPremium({ ...inProcessBus(), get: hangs, put: hangs }, async () => ({}) as PremiumResponse);
    // Waiting for the bus would block this test until its timeout.
    expect(await shared()).toBe('{}');
  });

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
