import { describe, expect, it } from 'vitest';
import { kinds, only } from './testing/intents.ts';

describe('an amount of bitcoin', () => {
  it.each([
    ['0.1 btc', '0.1', 10_000_000n],
    ['1.50 BTC', '1.5', 150_000_000n],
    ['2 비트코인', '2', 200_000_000n],
    ['1000 sats', '0.00001', 1000n],
    ['1만 사토시', '0.0001', 10_000n],
    ['0.001btc 사토시', '0.001', 100_000n],
    ['1btc sats', '1', 100_000_000n],
    ['1 BTC to satoshi', '1', 100_000_000n],
    ['1비트코인은 몇 사토시?', '1', 100_000_000n],
    ['21000000 btc', '21000000', 2_100_000_000_000_000n],
  ])('%s', (text, amount, satoshis) => {
    expect(only(text, 'bitcoin')).toEqual({ kind: 'bitcoin', amount, satoshis });
  });

  it.each(['btc', '비트코인', '0.1', '0 btc', '0.5 sats', '21000001 btc', '1,5 btc', '0.1 eth', '1 bitcoin cash'])(
    '%s is none',
    (text) => {
      expect(kinds(text)).not.toContain('bitcoin');
    },
  );
});
