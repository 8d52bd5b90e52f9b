import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { sideOf } from './sideOf.ts';

/**
 * Gate spot, channel `spot.trades`. `result` used to be one trade and is now a list; both are accepted. `side` is the
 * taker's.
 *
 * @see Gate API v4, Spot WebSocket, Public Trades Channel (read 2026-11-20)
 * @example
 * const sold = { side: 'sell', currency_pair: 'BTC_USDT', amount: '10', price: '65000' };
 * const trade = { ...sold, id: 44, create_time_ms: '1790000000123.0' };
 * normaliseGate({ channel: 'spot.trades', event: 'update', result: [trade] })[0]
 * // { exchange: 'gate', symbol: 'BTC_USDT', side: 'SELL', volumeUsd: 650000, … }
 */
export function normaliseGate(message: unknown): readonly Trade[] {
  if (!isRecord(message) || message['channel'] !== 'spot.trades' || message['event'] !== 'update') return [];
  const { result } = message;
  const trades: Trade[] = [];
  for (const item of Array.isArray(result) ? result : [result]) {
    if (!isRecord(item)) continue;
    const { currency_pair: symbol, id, price, amount: volume, side, create_time_ms: timestamp } = item;
    const trade = makeTrade({ exchange: 'gate', symbol, id, price, volume, side: sideOf(side), timestamp });
    if (trade !== undefined) trades.push(trade);
  }
  return trades;
}
