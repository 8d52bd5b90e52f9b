import { describe, expect, it } from 'vitest';
import { parseWhaleAlert } from './parseWhaleAlert.ts';
import { parseWhaleAlertMessage } from './parseWhaleAlertMessage.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = `0x${'1f'.repeat(20)}`;
const NOW = Date.UTC(2026, 10, 20, 12);

describe('parseWhaleAlert', () => {
  const transfer = {
    id: HASH,
    coin: 'ETH',
    amount: 1500,
    value: 3,
    usdValue: 3_000_000,
    from: BINANCE,
    to: SOMEONE,
    fromLabel: 'Binance',
    timestamp: new Date(NOW).toISOString(),
    txHash: HASH,
    type: 'transfer',
  };
  it('reads transfers, the time and the count', () => {
    const body = { transactions: [transfer], last_scan_time: '2026-11-20T12:00:00.000Z', total_count: 9 };
    expect(parseWhaleAlert(body)).toEqual({
      transactions: [{ ...transfer, estimated: false, toLabel: undefined }],
      lastScanTime: '2026-11-20T12:00:00.000Z',
      totalCount: 9,
      stale: false,
    });
    expect(parseWhaleAlert({ ...body, stale: true }).stale).toBe(true);
    expect(parseWhaleAlert({ ...body, stale: 'yes' }).stale).toBe(false);
    expect(parseWhaleAlert({ ...body, state: 'unreachable' }).state).toBe('unreachable');
    expect(parseWhaleAlert({ ...body, state: 'toString' }).state).toBeUndefined();
  });

  it('reads whether a value is estimated', () => {
    const marks = [true, false, undefined, 'yes'].map((estimated) => ({ ...transfer, estimated }));
    const { transactions } = parseWhaleAlert({ transactions: marks });
    expect(transactions.map(({ estimated }) => estimated)).toEqual([true, false, false, false]);
  });

  it('is empty where transactions are missing', () => {
    const empty = { transactions: [], lastScanTime: undefined, totalCount: 0, stale: false };
    expect(parseWhaleAlert({ last_scan_time: 'x', total_count: 9 })).toEqual(empty);
    expect(parseWhaleAlert(null)).toEqual(empty);
  });

  it('counts the transfers itself if the count is invalid, and drops invalid transfers', () => {
    const { value: _, ...rest } = transfer;
    const read = parseWhaleAlert({
      transactions: [
        rest,
        null,
        { ...transfer, id: 5 },
        { ...transfer, to: null },
        { ...transfer, usdValue: 'x' },
        { ...transfer, timestamp: '' },
      ],
    });
    expect(read.transactions.map(({ value }) => value)).toEqual([3]);
    expect(read.totalCount).toBe(1);
  });
});

describe('parseWhaleAlertMessage', () => {
  const alert = {
    channel_id: 'x',
    timestamp: 1_790_000_000,
    blockchain: 'ethereum',
    transaction_type: 'transfer',
    from: 'Binance',
    to: 'unknown',
    amounts: [
      { symbol: 'usdc', amount: 5, value_usd: 5 },
      { symbol: 'USDT', amount: 60_000_000, value_usd: 60_010_000 },
    ],
    transaction: { hash: HASH },
  };
  it('reads an alert by its largest amount', () => {
    expect(parseWhaleAlertMessage(alert)).toMatchObject({
      id: `ethereum/${HASH}`,
      token: 'USDT',
      usdValue: 60_010_000,
      from: 'Binance',
      to: 'unknown wallet',
      risk: 'high',
      timestamp: '2026-09-21T14:13:20.000Z',
    });
  });
  it.each([
    null,
    { ...alert, amounts: [] },
    { ...alert, amounts: [null] },
    { ...alert, amounts: [{ symbol: 'X', amount: 0, value_usd: 5 }] },
    { ...alert, transaction_type: 'gift' },
    { ...alert, transaction: {} },
    { ...alert, timestamp: '5' },
  ])('ignores %#', (other) => {
    expect(parseWhaleAlertMessage(other)).toBeUndefined();
  });
});
