import { describe, expect, it } from 'vitest';
import { WHALE_RISK_USD, whaleRisk } from './whaleRisk.ts';

describe('whaleRisk', () => {
  it.each([
    [WHALE_RISK_USD.extreme, 'extreme'],
    [WHALE_RISK_USD.extreme - 1, 'high'],
    [WHALE_RISK_USD.high, 'high'],
    [WHALE_RISK_USD.high - 1, 'medium'],
    [WHALE_RISK_USD.medium, 'medium'],
    [WHALE_RISK_USD.medium - 1, 'low'],
  ] as const)('%d dollars are %s', (usd, risk) => {
    expect(whaleRisk(usd)).toBe(risk);
  });
});
