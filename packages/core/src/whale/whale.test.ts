import { describe, expect, it } from 'vitest';
import { decodeEtherTransfer, decodeTokenTransfer, TRANSFER_TOPIC } from './decodeTransfer.ts';
import { exchangeLabel } from './exchangeLabel.ts';
import { exchangeName } from './exchangeName.ts';
import { parseTelegramStatistics, toTelegramStatistics } from './parseTelegramStatistics.ts';
import { parseTelegramTransactions, toTelegramWhale } from './parseTelegramTransactions.ts';
import { parseWhaleAlert } from './parseWhaleAlert.ts';
import { parseWhaleAlertMessage } from './parseWhaleAlertMessage.ts';
import type { WhaleMovement } from './whaleMovement.ts';
import { WHALE_RISK_USD, whaleRisk } from './whaleRisk.ts';
import { WHALE_WINDOW_HOURS, whaleStatistics } from './whaleStatistics.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = `0x${'1f'.repeat(20)}`;
const NOW = Date.UTC(2026, 10, 20, 12);

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

describe('exchange names and labels', () => {
  it.each([
    ['Binance', 'Binance'],
    ['binance', 'Binance'],
    ['Coinbase Institutional', 'Coinbase'],
    ['Binance Beacon Deposit', 'Binance'],
    ['Gate.io', 'Gate'],
    ['Gatekeeper', undefined],
    ['unknown wallet', undefined],
    ['Tether Treasury', undefined],
    [undefined, undefined],
  ])('%s belongs to %s', (owner, exchange) => {
    expect(exchangeName(owner)).toBe(exchange);
  });

  it('knows wallets in any case', () => {
    expect(exchangeLabel(BINANCE.toUpperCase().replace('0X', '0x'))).toBe('Binance');
    expect(exchangeLabel(SOMEONE)).toBeUndefined();
    expect(exchangeLabel('__proto__')).toBeUndefined();
  });
});

function padded(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`;
}

describe('decodeTokenTransfer', () => {
  const log = {
    address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    topics: [TRANSFER_TOPIC, padded(BINANCE), padded(SOMEONE)],
    data: `0x${25_000_000_500_000n.toString(16).padStart(64, '0')}`,
    transactionHash: HASH,
    logIndex: '0x1f',
    removed: false,
  };
  it('reads coins with the decimals of the token', () => {
    expect(decodeTokenTransfer(log)).toEqual({
      id: `${HASH}-31`,
      coin: 'USDT',
      amount: 25_000_000.5,
      from: BINANCE,
      to: SOMEONE,
      txHash: HASH,
      type: 'transfer',
    });
  });

  it('tells mints and burns by the address of nobody', () => {
    const nobody = padded(`0x${'0'.repeat(40)}`);
    expect(decodeTokenTransfer({ ...log, topics: [TRANSFER_TOPIC, nobody, padded(SOMEONE)] })?.type).toBe('mint');
    expect(decodeTokenTransfer({ ...log, topics: [TRANSFER_TOPIC, padded(SOMEONE), nobody] })?.type).toBe('burn');
  });

  it.each([
    null,
    {},
    { ...log, removed: true },
    { ...log, address: SOMEONE },
    { ...log, topics: [TRANSFER_TOPIC, padded(SOMEONE)] },
    { ...log, topics: ['0x00', padded(BINANCE), padded(SOMEONE)] },
    { ...log, data: '0x' },
    { ...log, data: `0x${'f'.repeat(65)}` },
    { ...log, transactionHash: '0x1' },
    { ...log, logIndex: null },
  ])('ignores %#', (other) => {
    expect(decodeTokenTransfer(other)).toBeUndefined();
  });
});

describe('decodeEtherTransfer', () => {
  const transaction = { hash: HASH, from: BINANCE, to: SOMEONE, value: `0x${(1_500n * 10n ** 18n).toString(16)}` };
  it('reads ether', () => {
    expect(decodeEtherTransfer(transaction)).toMatchObject({ id: HASH, coin: 'ETH', amount: 1500, from: BINANCE });
  });
  it.each([
    null,
    { ...transaction, value: '0x0' },
    { ...transaction, to: null },
    { ...transaction, value: 'x' },
    { ...transaction, hash: 5 },
  ])('ignores %#', (other) => {
    expect(decodeEtherTransfer(other)).toBeUndefined();
  });
});

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
  it('sums by type, token and risk, and tells flows of exchanges apart', () => {
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

  it('looks back six hours and not a moment more', () => {
    const at = (time: number) => ({ ...movement, timestamp: new Date(time).toISOString() });
    expect(whaleStatistics([at(edge), at(edge - 1)], NOW).totalTransactions).toBe(1);
  });

  it('survives the wire', () => {
    const statistics = whaleStatistics([movement], NOW);
    const body = JSON.parse(JSON.stringify({ success: true, data: toTelegramStatistics(statistics, 'x') }));
    expect(parseTelegramStatistics(body)).toEqual({ ...statistics, lastUpdate: 'x' });
    expect(parseTelegramStatistics({ ...body, success: false })).toBeUndefined();
    expect(parseTelegramStatistics({ success: true })).toBeUndefined();
    expect(parseTelegramStatistics({ success: true, data: {} })?.totalTransactions).toBe(0);
  });
});

describe('the telegram answer', () => {
  it('survives the wire', () => {
    const data = [toTelegramWhale(movement), toTelegramWhale({ ...movement, from: undefined, txUrl: undefined })];
    const body = JSON.parse(JSON.stringify({ success: true, data }));
    expect(parseTelegramTransactions(body)).toEqual([movement, { ...movement, from: undefined, txUrl: undefined }]);
  });

  it('is used only when its flag is true, and sense is made of each entry', () => {
    const wire = toTelegramWhale(movement);
    expect(parseTelegramTransactions({ success: false, data: [wire] })).toBeUndefined();
    expect(parseTelegramTransactions({ data: [wire] })).toBeUndefined();
    expect(parseTelegramTransactions(null)).toBeUndefined();
    const broken = [null, { ...wire, type: 'gift' }, { ...wire, amount: '1' }, { ...wire, timestamp: 'soon' }];
    expect(parseTelegramTransactions({ success: true, data: broken })).toEqual([]);
  });
});

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
      transactions: [{ ...transfer, toLabel: undefined }],
      lastScanTime: '2026-11-20T12:00:00.000Z',
      totalCount: 9,
    });
  });

  it('is empty where transactions are missing', () => {
    const empty = { transactions: [], lastScanTime: undefined, totalCount: 0 };
    expect(parseWhaleAlert({ last_scan_time: 'x', total_count: 9 })).toEqual(empty);
    expect(parseWhaleAlert(null)).toEqual(empty);
  });

  it('counts millions itself and leaves out what makes no sense', () => {
    const { value: _, ...rest } = transfer;
    const read = parseWhaleAlert({
      transactions: [rest, null, { ...transfer, usdValue: 'x' }, { ...transfer, timestamp: '' }],
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
    { ...alert, amounts: [{ symbol: 'X', amount: 0, value_usd: 5 }] },
    { ...alert, transaction_type: 'gift' },
    { ...alert, transaction: {} },
    { ...alert, timestamp: '5' },
  ])('ignores %#', (other) => {
    expect(parseWhaleAlertMessage(other)).toBeUndefined();
  });
});
