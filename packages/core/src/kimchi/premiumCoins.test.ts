import { expect, it } from 'vitest';
import { PREMIUM_COINS } from './premiumCoins.ts';

it('has each coin once, bitcoin first, by the ticker of its won market', () => {
  expect(PREMIUM_COINS[0]).toBe('BTC');
  expect(new Set(PREMIUM_COINS).size).toBe(PREMIUM_COINS.length);
  for (const coin of PREMIUM_COINS) expect(coin).toMatch(/^[A-Z]{2,6}$/u);
});
