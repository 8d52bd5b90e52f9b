import { describe, expect, it } from 'vitest';
import { parseTelegramStatistics, toTelegramStatistics } from './sources/parseTelegramStatistics.ts';
import { parseTelegramTransactions, toTelegramWhale } from './sources/parseTelegramTransactions.ts';
import type { WhaleMovement } from './whaleMovement.ts';
import { WHALE_WINDOW_HOURS, whaleStatistics } from './whaleStatistics.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const NOW = Date.UTC(2026, 10, 20, 12);

const movement: WhaleMovement = {
  id: 'whale_alert_io/5',
  type: 'transfer',
  token: 'ETH',
  amount: 30_724,
  usdValue: 57_947_300,
  from: 'unknown wallet',
  to: 'Binance',
  blockchain: 'ethereum',
  txHash: HASH,
  txUrl: `https://whale-alert.io/tx/ethereum/${HASH}`,
  messageUrl: 'https://t.me/whale_alert_io/5',
  timestamp: new Date(NOW - 1000).toISOString(),
  risk: 'high',
};

describe('whaleStatistics', () => {
  const edge = NOW - WHALE_WINDOW_HOURS * 3_600_000;
  it('sums by type, token and risk, and separates the flows of exchanges', () => {
    const statistics = whaleStatistics(
      [
        movement,
        { ...movement, from: 'Binance', to: 'unknown wallet', usdValue: 1_000_000, risk: 'low' },
        { ...movement, from: 'Binance', to: 'Binance Beacon Deposit', usdValue: 2_000_000, risk: 'low' },
        { ...movement, from: 'Kraken', to: 'OKX', usdValue: 4_000_000, risk: 'low', token: 'BTC' },
        {
          ...movement,
          type: 'mint',
          from: undefined,
          to: 'USDC Treasury',
          token: 'USDC',
          usdValue: 200_000_000,
          risk: 'extreme',
        },
      ],
      NOW,
    );
    expect(statistics).toEqual({
      windowHours: 6,
      totalTransactions: 5,
      totalUsdValue: 264_947_300,
      largestUsdValue: 200_000_000,
      byType: { transfer: 4, mint: 1 },
      byToken: [
        { token: 'USDC', count: 1, usdValue: 200_000_000 },
        { token: 'ETH', count: 3, usdValue: 60_947_300 },
        { token: 'BTC', count: 1, usdValue: 4_000_000 },
      ],
      byRisk: { extreme: 1, high: 1, medium: 0, low: 3 },
      exchangeInflowUsd: 61_947_300,
      exchangeOutflowUsd: 5_000_000,
    });
  });

  it('counts exactly the last six hours', () => {
    const at = (time: number) => ({ ...movement, timestamp: new Date(time).toISOString() });
    expect(whaleStatistics([at(edge), at(edge - 1)], NOW).totalTransactions).toBe(1);
  });

  it('is the same after being serialized and parsed', () => {
    const statistics = whaleStatistics([movement], NOW);
    const body = JSON.parse(JSON.stringify({ success: true, data: toTelegramStatistics(statistics, 'x') }));
    expect(parseTelegramStatistics(body)).toEqual({ ...statistics, lastUpdate: 'x' });
    const unread = toTelegramStatistics(statistics, undefined);
    expect(unread).toMatchObject({ last_update: null });
    expect(parseTelegramStatistics({ success: true, data: unread })).toEqual({ ...statistics, lastUpdate: undefined });
    const tokens = [null, {}, { token: '' }, { token: 'ETH', count: 'x' }];
    expect(parseTelegramStatistics({ success: true, data: { by_token: tokens } })?.byToken).toEqual([
      { token: 'ETH', count: 0, usdValue: 0 },
    ]);
    expect(parseTelegramStatistics({ ...body, success: false })).toBeUndefined();
    expect(parseTelegramStatistics({ success: true })).toBeUndefined();
    expect(parseTelegramStatistics({ success: true, data: {} })?.totalTransactions).toBe(0);
  });
});

describe('the response of the telegram routes', () => {
  it('is the same after being serialized and parsed', () => {
    const data = [toTelegramWhale(movement), toTelegramWhale({ ...movement, from: undefined, txUrl: undefined })];
    const body = JSON.parse(JSON.stringify({ success: true, data }));
    expect(parseTelegramTransactions(body)).toEqual([movement, { ...movement, from: undefined, txUrl: undefined }]);
  });

  it('leaves out what a post does not state', () => {
    const open = { from: undefined, to: undefined, blockchain: undefined, txHash: undefined, txUrl: undefined };
    const frozen: WhaleMovement = { ...movement, ...open, type: 'freeze' };
    const wire = toTelegramWhale(frozen);
    expect(wire).toMatchObject({ from: null, to: null, blockchain: null, tx_hash: null, tx_url: null });
    expect(parseTelegramTransactions({ success: true, data: [wire] })).toEqual([frozen]);
  });

  it('is used only if it reports success, and every entry is validated', () => {
    const wire = toTelegramWhale(movement);
    expect(parseTelegramTransactions({ success: false, data: [wire] })).toBeUndefined();
    expect(parseTelegramTransactions({ data: [wire] })).toBeUndefined();
    expect(parseTelegramTransactions(null)).toBeUndefined();
    const broken = [null, { ...wire, type: 'gift' }, { ...wire, amount: '1' }, { ...wire, timestamp: 'soon' }];
    expect(parseTelegramTransactions({ success: true, data: broken })).toEqual([]);
  });
});
