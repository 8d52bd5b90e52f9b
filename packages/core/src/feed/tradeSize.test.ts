import { expect, it } from 'vitest';
import { TRADE_RISK_USD } from './tradeRisk.ts';
import { tradeSize } from './tradeSize.ts';

it.each([
  [0, 0],
  [100_000, 0.1],
  [2_500_000, 0.5],
  [TRADE_RISK_USD.extreme, 1],
  [TRADE_RISK_USD.extreme * 9, 1],
])('draws %d dollars %d long', (usd, size) => {
  expect(tradeSize(usd)).toBeCloseTo(size, 12);
});
