import { describe, expect, it } from 'vitest';
import type { Normaliser, Trade } from '../trade.ts';
import * as normalise from './index.ts';
import { mexcFrame } from './testing/mexcFrame.ts';

const T = 1_790_000_000_123;
const ISO = new Date(T).toISOString();

const bitfinex: Normaliser = (message) => normalise.normaliseBitfinex(message, new Map([[17, 'BTCUSD']]));
const okx: Normaliser = (message) =>
  normalise.normaliseOkx(
    message,
    new Map([...normalise.OKX_FALLBACK_CONTRACTS, ['BTC-USD-SWAP', { usdPerUnit: 100 }]]),
  );

function trade(exchange: string, symbol: string, side: 'BUY' | 'SELL', price: number, volume: number): Partial<Trade> {
  return { exchange, symbol, side, price, volume, volumeUsd: price * volume, timestamp: T };
}

const aggTrade = { e: 'aggTrade', E: T + 2, s: 'BTCUSDT', a: 501, p: '65000.5', q: '8', f: 1, l: 3, T, st: 1 };
const okxTrade = { instId: 'BTC-USDT-SWAP', tradeId: '77', px: '65000', sz: '2500.5', side: 'sell', ts: String(T) };
const bybitTrade = { T, s: 'ETHUSDT', S: 'Sell', v: '300', p: '2000', i: 'aa-1', BT: false, seq: 9 };
const krakenTrade = { symbol: 'BTC/USD', side: 'sell', price: 65000, qty: 9.5, trade_id: 5, timestamp: ISO };
const htxTrade = { id: 1e20, ts: T, tradeId: 8001, amount: 12, price: 65000, direction: 'sell' };
const gateTrade = {
  id: 44,
  create_time_ms: `${T}.0`,
  side: 'sell',
  currency_pair: 'BTC_USDT',
  amount: '10',
  price: '65000',
};
const advanced = { trade_id: '9', product_id: 'BTC-USD', price: '65000', size: '10', side: 'BUY', time: ISO };
const kucoinTrade = { symbol: 'BTC-USDT', side: 'buy', size: '9', price: '65000', time: `${T}456789`, tradeId: 'k1' };

describe('the taker side, coins and dollars of one trade', () => {
  const cases: readonly (readonly [string, Normaliser, unknown, readonly Partial<Trade>[]])[] = [
    [
      'Binance futures: the buyer is the maker, so the taker sold',
      normalise.normaliseBinance,
      { stream: 'btcusdt@aggTrade', data: { ...aggTrade, m: true } },
      [{ ...trade('binance', 'BTCUSDT', 'SELL', 65000.5, 8), id: '501' }],
    ],
    [
      'Binance futures, raw stream: the seller is the maker, so the taker bought',
      normalise.normaliseBinance,
      { ...aggTrade, m: false },
      [trade('binance', 'BTCUSDT', 'BUY', 65000.5, 8)],
    ],
    [
      'Binance spot',
      normalise.normaliseBinanceSpot,
      { ...aggTrade, m: false, M: true },
      [trade('binance-spot', 'BTCUSDT', 'BUY', 65000.5, 8)],
    ],
    [
      'Bybit: several trades in one message, block trades left out',
      normalise.normaliseBybit,
      {
        topic: 'publicTrade.ETHUSDT',
        type: 'snapshot',
        ts: T,
        data: [bybitTrade, { ...bybitTrade, i: 'aa-2', S: 'Buy' }, { ...bybitTrade, BT: true }],
      },
      [trade('bybit', 'ETHUSDT', 'SELL', 2000, 300), { side: 'BUY', id: 'aa-2' }],
    ],
    [
      'OKX: fractional contracts of 0.01 coins',
      okx,
      { arg: { channel: 'trades', instId: 'BTC-USDT-SWAP' }, data: [okxTrade] },
      [trade('okx', 'BTC-USDT-SWAP', 'SELL', 65000, 25.005)],
    ],
    [
      'OKX: inverse contracts of 100 dollars',
      okx,
      { arg: { channel: 'trades' }, data: [{ ...okxTrade, instId: 'BTC-USD-SWAP', sz: '6500' }] },
      [{ side: 'SELL', volume: 10, volumeUsd: 650_000 }],
    ],
    [
      'OKX: a pair that is no swap counts coins, a swap of unknown size is left out',
      okx,
      {
        arg: { channel: 'trades' },
        data: [
          { ...okxTrade, instId: 'BTC-USDT', sz: '2' },
          { ...okxTrade, instId: 'XYZ-USDT-SWAP' },
        ],
      },
      [trade('okx', 'BTC-USDT', 'SELL', 65000, 2)],
    ],
    [
      'Coinbase: the side is the maker’s',
      normalise.normaliseCoinbase,
      { type: 'match', trade_id: 3, side: 'buy', size: '10', price: '65000', product_id: 'BTC-USD', time: ISO },
      [trade('coinbase', 'BTC-USD', 'SELL', 65000, 10)],
    ],
    [
      'Coinbase Advanced: the side is the maker’s by default',
      normalise.normaliseCoinbaseAdvanced,
      { channel: 'market_trades', events: [{ type: 'update', trades: [advanced] }] },
      [trade('coinbase', 'BTC-USD', 'SELL', 65000, 10)],
    ],
    [
      'Coinbase Advanced, read as the taker’s side',
      (message) => normalise.normaliseCoinbaseAdvanced(message, 'taker'),
      { channel: 'market_trades', events: [{ type: 'update', trades: [advanced] }] },
      [trade('coinbase', 'BTC-USD', 'BUY', 65000, 10)],
    ],
    [
      'Kraken: every trade of a batch keeps its own pair',
      normalise.normaliseKraken,
      { channel: 'trade', type: 'update', data: [krakenTrade, { ...krakenTrade, symbol: 'ETH/USD', side: 'buy' }] },
      [trade('kraken', 'BTC/USD', 'SELL', 65000, 9.5), trade('kraken', 'ETH/USD', 'BUY', 65000, 9.5)],
    ],
    [
      'Bitfinex: the sign of the amount',
      bitfinex,
      [17, 'te', [91, T, -10, 65000]],
      [{ ...trade('bitfinex', 'BTCUSD', 'SELL', 65000, 10), id: '91' }],
    ],
    [
      'Bitfinex: an amount above 0 was bought',
      bitfinex,
      [17, 'te', [92, T, 10, 65000]],
      [trade('bitfinex', 'BTCUSD', 'BUY', 65000, 10)],
    ],
    [
      'KuCoin: nanoseconds',
      normalise.normaliseKucoin,
      { type: 'message', topic: '/market/match:BTC-USDT', subject: 'trade.l3match', data: kucoinTrade },
      [trade('kucoin', 'BTC-USDT', 'BUY', 65000, 9)],
    ],
    [
      'HTX: the trade id that fits a double',
      normalise.normaliseHtx,
      { ch: 'market.btcusdt.trade.detail', ts: T, tick: { id: 1, ts: T, data: [htxTrade] } },
      [{ ...trade('huobi', 'BTCUSDT', 'SELL', 65000, 12), id: '8001' }],
    ],
    [
      'Gate: a list of trades',
      normalise.normaliseGate,
      { channel: 'spot.trades', event: 'update', result: [gateTrade] },
      [trade('gate', 'BTC_USDT', 'SELL', 65000, 10)],
    ],
    [
      'Gate: a single trade, as it once was',
      normalise.normaliseGate,
      { channel: 'spot.trades', event: 'update', result: gateTrade },
      [trade('gate', 'BTC_USDT', 'SELL', 65000, 10)],
    ],
    [
      'MEXC: a protobuf frame',
      normalise.normaliseMexc,
      mexcFrame('BTCUSDT', [
        { price: '65000', quantity: '10', tradeType: 2, time: T, tradeId: 'm1' },
        { price: '65000', quantity: '1', tradeType: 1, time: T },
      ]),
      [
        { ...trade('mexc', 'BTCUSDT', 'SELL', 65000, 10), id: 'm1' },
        { ...trade('mexc', 'BTCUSDT', 'BUY', 65000, 1), id: `${T}-1` },
      ],
    ],
  ];
  it.each(cases)('%s', (_name, read, message, expected) => {
    const trades = read(message);
    expect(trades).toHaveLength(expected.length);
    for (const [place, wanted] of expected.entries()) expect(trades[place]).toMatchObject(wanted);
  });
});

const all: readonly (readonly [string, Normaliser])[] = [
  ['binance', normalise.normaliseBinance],
  ['bybit', normalise.normaliseBybit],
  ['okx', okx],
  ['coinbase', normalise.normaliseCoinbase],
  ['coinbase advanced', normalise.normaliseCoinbaseAdvanced],
  ['kraken', normalise.normaliseKraken],
  ['bitfinex', bitfinex],
  ['kucoin', normalise.normaliseKucoin],
  ['htx', normalise.normaliseHtx],
  ['gate', normalise.normaliseGate],
  ['mexc', normalise.normaliseMexc],
];

describe('messages that are not trades', () => {
  const messages: readonly unknown[] = [
    undefined,
    null,
    0,
    '',
    'pong',
    [],
    {},
    { result: null, id: 1 },
    { e: 'serverShutdown', E: T },
    { ...aggTrade, m: 'true' },
    { ...aggTrade, m: true, p: '0' },
    { ...aggTrade, m: true, p: '-1' },
    { ...aggTrade, m: true, p: 'NaN' },
    { ...aggTrade, m: true, q: '1e400' },
    { ...aggTrade, m: true, T: 0 },
    { ...aggTrade, m: true, a: null },
    { success: true, ret_msg: 'pong', op: 'ping' },
    { topic: 'publicTrade.BTCUSDT', data: [null, 1, { S: 'None' }] },
    { topic: 'orderbook.1.BTCUSDT', data: [bybitTrade] },
    { event: 'subscribe', arg: { channel: 'trades' } },
    { arg: { channel: 'books' }, data: [okxTrade] },
    { arg: { channel: 'trades' }, data: [null, { ...okxTrade, side: 'none' }] },
    { type: 'last_match', trade_id: 3, side: 'buy', size: '10', price: '1', product_id: 'BTC-USD', time: ISO },
    { type: 'match', trade_id: 3, side: 'buy', size: '10', price: '1', product_id: 'BTC-USD', time: 'yesterday' },
    { channel: 'market_trades', events: [{ type: 'snapshot', trades: [advanced] }, null] },
    { channel: 'trade', type: 'snapshot', data: [krakenTrade] },
    { type: 'match', trade_id: 3, side: 'none', size: '10', price: '1', product_id: 'BTC-USD', time: ISO },
    { type: 'match', trade_id: 3, side: 'buy', size: '10', price: '1', product_id: 'BTC-USD', time: T },
    { channel: 'market_trades', events: [{ type: 'update', trades: [null, { ...advanced, side: 'UNKNOWN' }] }] },
    { channel: 'trade', type: 'update', data: [null] },
    { channel: 'trade', type: 'update', data: {} },
    { channel: 'trade', type: 'update', data: [{ ...krakenTrade, timestamp: T }] },
    { channel: 'heartbeat' },
    [17, 'tu', [91, T, -10, 65000]],
    [17, 'hb'],
    [17, [[91, T, -10, 65000]]],
    [18, 'te', [91, T, -10, 65000]],
    [17, 'te', [91, T, 0, 65000]],
    [17, 'te', [91, T, '10', 65000]],
    { type: 'welcome' },
    { type: 'message', topic: '/market/level2:BTC-USDT', data: kucoinTrade },
    { type: 'message', topic: '/market/match:BTC-USDT', data: { ...kucoinTrade, time: T } },
    { ping: T },
    { ch: 'market.btcusdt.trade.detail', tick: { data: [null, { ...htxTrade, direction: 'none' }] } },
    { ch: 'market.btcusdt.depth.step0', tick: { data: [htxTrade] } },
    { channel: 'spot.trades', event: 'update', result: [null, { ...gateTrade, side: 'none' }] },
    { channel: 'spot.trades', event: 'subscribe', result: { status: 'success' } },
    new Uint8Array([1]),
    new Uint8Array([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255]),
    mexcFrame('BTCUSDT', []),
    mexcFrame('BTCUSDT', [{ price: '1', quantity: '1', tradeType: 3, time: T }]),
    mexcFrame('BTCUSDT', [{ price: '1', quantity: '1', tradeType: 1, time: T }]).subarray(0, 40),
  ];
  it.each(all)('%s', (_name, read) => {
    for (const message of messages) expect(read(message)).toEqual([]);
  });
});
