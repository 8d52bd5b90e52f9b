import { describe, expect, it } from 'vitest';
import { MAX_GAPS, MAX_RECENT_TRADES, parseFeedMessage, serialiseFeedMessage } from './protocol.ts';
import type { Trade } from './trade.ts';

const trade: Trade = {
  exchange: 'binance',
  symbol: 'BTCUSDT',
  id: '501',
  price: 65000.5,
  volume: 10,
  volumeUsd: 650_005,
  side: 'SELL',
  timestamp: 1_790_000_000_123,
};

describe('the feed’s protocol', () => {
  it('writes a trade with the published names', () => {
    expect(JSON.parse(serialiseFeedMessage({ type: 'real_time_trade', trade }))).toEqual({
      type: 'real_time_trade',
      exchange: 'binance',
      symbol: 'BTCUSDT',
      id: '501',
      price: 65000.5,
      volume: 10,
      volume_usd: 650_005,
      side: 'SELL',
      timestamp: 1_790_000_000_123,
    });
  });

  it.each([
    { type: 'real_time_trade', trade },
    { type: 'hello', minUsd: 500_000, exchanges: ['binance', 'okx'], simulated: true },
    { type: 'status', exchanges: { binance: 'live', okx: 'down', bybit: 'connecting' } },
    { type: 'heartbeat', time: 1_790_000_000_123 },
    { type: 'recent_trades', since: 1_789_999_000_000, time: 1_790_000_000_123, trades: [trade] },
    { type: 'recent_trades', since: 1_790_000_000_123, time: 1_790_000_000_123, trades: [] },
  ] as const)('reads what it wrote: $type', (message) => {
    expect(parseFeedMessage(serialiseFeedMessage(message))).toEqual({ ok: true, value: message });
  });

  const wire = { ...JSON.parse(serialiseFeedMessage({ type: 'real_time_trade', trade })) };
  it.each([
    [{ side: 'buy' }, { side: 'BUY' }],
    [{ side: 'Buy' }, { side: 'BUY' }],
    [{ side: 'short' }, { side: 'SELL' }],
    [{ side: undefined }, { side: 'SELL' }],
    [{ side: 1 }, { side: 'SELL' }],
    [{ price: '65000.5' }, { price: 65000.5 }],
    [{ timestamp: 8.64e15 }, { timestamp: 8.64e15 }],
    [{ timestamp: '2026-09-21T14:13:20.123Z' }, { timestamp: 1_790_000_000_123 }],
    [{ id: undefined }, { id: '' }],
  ])('reads %j', (change, expected) => {
    const read = parseFeedMessage(JSON.stringify({ ...wire, ...change }));
    expect(read).toMatchObject({ ok: true, value: { trade: expected } });
  });

  it.each([
    { price: 0 },
    { price: -1 },
    { price: 'x' },
    { volume: null },
    { volume_usd: undefined },
    { timestamp: 'soon' },
    { timestamp: 8.64e15 + 1 },
    { volume_usd: 1e30 },
    { volume_usd: '1e99' },
    { exchange: 5 },
    { symbol: [] },
  ])('calls a trade with %j malformed', (change) => {
    expect(parseFeedMessage(JSON.stringify({ ...wire, ...change }))).toEqual({ ok: false, failure: 'malformed' });
  });

  it.each(['', '{', '[]', 'null', '5', '{"type":"hello"}', '{"type":"status"}', '{"type":"heartbeat"}'])(
    'calls %j malformed',
    (text) => {
      expect(parseFeedMessage(text)).toEqual({ ok: false, failure: 'malformed' });
    },
  );

  it.each(['{}', '{"type":"snapshot"}', '{"type":"__proto__"}'])('ignores %s', (text) => {
    expect(parseFeedMessage(text)).toEqual({ ok: false, failure: 'unknownType' });
  });

  it('drops states it does not know', () => {
    expect(parseFeedMessage('{"type":"status","exchanges":{"okx":"live","x":"odd","y":1}}')).toEqual({
      ok: true,
      value: { type: 'status', exchanges: { okx: 'live' } },
    });
  });
});

describe('gaps in the status', () => {
  const gap = { exchange: 'bybit', from: 1_790_000_000_000, to: 1_790_000_060_000 };
  it('are read as they were written', () => {
    const message = { type: 'status', exchanges: { bybit: 'live' }, gaps: [gap] } as const;
    expect(parseFeedMessage(serialiseFeedMessage(message))).toEqual({ ok: true, value: message });
  });
  it.each([
    [[{ ...gap, to: gap.from }]],
    [[{ ...gap, from: 'x' }, { ...gap, exchange: 5 }, null, 'x']],
    ['x'],
    [{}],
    [[]],
  ])('are left out where they make no sense: %j', (gaps) => {
    const text = JSON.stringify({ type: 'status', exchanges: { bybit: 'live' }, gaps });
    expect(parseFeedMessage(text)).toEqual({ ok: true, value: { type: 'status', exchanges: { bybit: 'live' } } });
  });
  it('are bounded in number', () => {
    const text = JSON.stringify({ type: 'status', exchanges: {}, gaps: Array(MAX_GAPS + 5).fill(gap) });
    const read = parseFeedMessage(text);
    expect(read.ok && read.value.type === 'status' && read.value.gaps).toHaveLength(MAX_GAPS);
  });
});

describe('the list of recent trades', () => {
  const item = JSON.parse(serialiseFeedMessage({ type: 'real_time_trade', trade }));
  const list = { type: 'recent_trades', since: 1_789_999_000_000, time: 1_790_000_000_123, trades: [item] };
  const parsed = (change: object) => parseFeedMessage(JSON.stringify({ ...list, ...change }));

  it.each([{ since: undefined }, { time: 'x' }, { trades: undefined }, { trades: {} }, { since: list.time + 1 }])(
    'is malformed with %j',
    (change) => {
      expect(parsed(change)).toEqual({ ok: false, failure: 'malformed' });
    },
  );
  it('drops entries that are not trades', () => {
    const trades = [null, 'x', [], { ...item, price: -1 }, { ...item, timestamp: 'soon' }, item, {}];
    expect(parsed({ trades })).toMatchObject({ ok: true, value: { trades: [trade] } });
  });
  it('is bounded to the newest', () => {
    const trades = Array.from({ length: MAX_RECENT_TRADES + 1 }, (_, place) => ({ ...item, id: String(place) }));
    const read = parsed({ trades });
    if (!read.ok || read.value.type !== 'recent_trades') expect.unreachable();
    expect(read.value.trades).toHaveLength(MAX_RECENT_TRADES);
    expect(read.value.trades[0]?.id).toBe('1');
  });
});
