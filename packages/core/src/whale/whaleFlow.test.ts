import { describe, expect, it } from 'vitest';
import { whaleFlow } from './whaleFlow.ts';

describe('whaleFlow', () => {
  it.each([
    ['transfer', 'unknown wallet', 'Binance', 'inflow'],
    ['transfer', 'Coinbase Institutional', undefined, 'outflow'],
    ['transfer', 'Kraken', 'Binance', 'exchanges'],
    ['transfer', 'Binance', 'Binance Beacon Deposit', 'wallets'],
    ['transfer', 'Huobi', 'HTX', 'wallets'],
    ['transfer', 'unknown wallet', 'unknown new wallet', 'wallets'],
    ['mint', undefined, 'Tether Treasury', 'mint'],
    ['burn', 'Tether Treasury', undefined, 'burn'],
    ['freeze', undefined, undefined, 'other'],
  ] as const)('%s from %s to %s is %s', (type, from, to, flow) => {
    expect(whaleFlow({ type, from, to })).toBe(flow);
  });
});
