import { describe, expect, it } from 'vitest';
import { isMovementValue, MAX_MOVEMENT_USD, type WhaleMovement, whaleStatistics } from './index.ts';
import { parseTelegramTransactions, parseWhaleAlert, parseWhaleAlertMessage, parseWhalePost } from './sources/index.ts';

/** As JSON.parse parses `1e400`. */
const ENDLESS: number = JSON.parse('1e400');
const NOW = Date.UTC(2026, 10, 20, 12);

describe('isMovementValue', () => {
  it.each([
    [1, true],
    [MAX_MOVEMENT_USD, true],
    [MAX_MOVEMENT_USD + 1, false],
    [0, false],
    [-1, false],
    [ENDLESS, false],
    [Number.NaN, false],
    ['1', false],
    [undefined, false],
  ])('%j: %s', (value, expected) => {
    expect(isMovementValue(value)).toBe(expected);
  });
});

describe('an impossible figure', () => {
  const alert = (amount: number, value_usd: number, timestamp = NOW / 1000) =>
    parseWhaleAlertMessage({
      timestamp,
      blockchain: 'ethereum',
      transaction_type: 'transfer',
      amounts: [{ symbol: 'eth', amount, value_usd }],
      transaction: { hash: '0x1' },
    });

  it('is rejected in an alert of the service', () => {
    expect(alert(1000, 2_000_000)?.usdValue).toBe(2_000_000);
    for (const [amount, usd] of [
      [1000, ENDLESS],
      [ENDLESS, 2_000_000],
      [1000, MAX_MOVEMENT_USD * 2],
    ] as const) {
      expect(alert(amount, usd)).toBeUndefined();
    }
    for (const timestamp of [ENDLESS, 1e17, 0]) expect(alert(1000, 2_000_000, timestamp)).toBeUndefined();
  });

  it('is rejected in a post of the channel', () => {
    const way = 'USD) transferred from #Kraken to unknown wallet';
    expect(parseWhalePost(`1,000 #ETH (2,000,000 ${way}`)?.usdValue).toBe(2_000_000);
    expect(parseWhalePost(`1,000 #ETH (9,999,999,999,999 ${way}`)).toBeUndefined();
  });

  it('is dropped from a response of the server', () => {
    const item = {
      id: 'a',
      coin: 'ETH',
      txHash: '0x1',
      amount: 1,
      from: 'a',
      to: 'b',
      timestamp: new Date(NOW).toISOString(),
      usdValue: 5,
    };
    const { transactions, totalCount } = parseWhaleAlert({
      transactions: [item, { ...item, usdValue: ENDLESS }, { ...item, amount: ENDLESS }],
      total_count: ENDLESS,
    });
    expect([transactions.length, totalCount]).toEqual([1, 1]);
    const stated = { id: 'a', token: 'ETH', type: 'transfer', amount: 1, usd_value: 5, timestamp: item.timestamp };
    const movements = parseTelegramTransactions({ success: true, data: [stated, { ...stated, usd_value: ENDLESS }] });
    expect(movements).toHaveLength(1);
  });

  it('never reaches a total, and totals are rounded to the cent', () => {
    const movement = (usdValue: number): WhaleMovement => ({
      id: String(usdValue),
      type: 'transfer',
      token: 'ETH',
      amount: 1,
      usdValue,
      from: 'Kraken',
      to: undefined,
      blockchain: undefined,
      txHash: undefined,
      txUrl: undefined,
      messageUrl: '',
      timestamp: new Date(NOW).toISOString(),
      risk: 'low',
    });
    const statistics = whaleStatistics([movement(0.1), movement(0.2), movement(ENDLESS)], NOW);
    expect(statistics).toMatchObject({ totalTransactions: 2, totalUsdValue: 0.3, largestUsdValue: 0.2 });
    expect([statistics.exchangeOutflowUsd, statistics.byToken[0]?.usdValue]).toEqual([0.3, 0.3]);
  });
});
