import { expect, it } from 'vitest';
import { filterTrades } from './filterTrades.ts';
import type { Trade } from './trade.ts';
import { acceptTrades, EMPTY_TRADE_WINDOW } from './tradeWindow.ts';

const base = { id: '', price: 1, volume: 1, timestamp: 1_790_000_000_000 };
const sent: readonly Trade[] = [
  { ...base, exchange: 'binance', symbol: 'BTCUSDT', volumeUsd: 1_000_000, side: 'BUY' },
  { ...base, exchange: 'OKX', symbol: 'BTC-USDT-SWAP', volumeUsd: 999_999, side: 'SELL' },
  { ...base, exchange: 'bybit', symbol: 'ETHUSDT', volumeUsd: 5_000_000, side: 'SELL' },
];
const { trades } = acceptTrades(EMPTY_TRADE_WINDOW, sent, base.timestamp);

it('keeps every trade, in order, without a filter', () => {
  expect(filterTrades(trades, {})).toEqual(trades);
});

it.each([
  ['the least value, itself included', { minUsd: 1_000_000 }, ['ETHUSDT', 'BTCUSDT']],
  ['an exchange, without case', { exchange: 'okx' }, ['BTC-USDT-SWAP']],
  ['a coin, whatever the pair is called', { coin: 'BTC' }, ['BTC-USDT-SWAP', 'BTCUSDT']],
  ['a side', { side: 'SELL' as const }, ['ETHUSDT', 'BTC-USDT-SWAP']],
  ['all of it together', { minUsd: 1_000_000, exchange: 'bybit', coin: 'BTC' }, []],
])('keeps only %s', (_what, filter, symbols) => {
  expect(filterTrades(trades, filter).map(({ symbol }) => symbol)).toEqual(symbols);
});
