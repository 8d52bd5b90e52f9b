import { describe, expect, it } from 'vitest';
import { TRADE_RISK_USD, tradeRisk } from './tradeRisk.ts';

describe('tradeRisk', () => {
  it.each([
    [TRADE_RISK_USD.extreme, 'extreme'],
    [TRADE_RISK_USD.extreme - 0.01, 'high'],
    [TRADE_RISK_USD.high, 'high'],
    [TRADE_RISK_USD.high - 0.01, 'medium'],
    [TRADE_RISK_USD.medium, 'medium'],
    [TRADE_RISK_USD.medium - 0.01, 'low'],
    [0, 'low'],
  ] as const)('%d dollars are %s', (usd, risk) => {
    expect(tradeRisk(usd)).toBe(risk);
  });
});
