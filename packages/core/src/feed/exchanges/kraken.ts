import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { sideOf } from './sideOf.ts';

/**
 * Kraken WebSocket v2, channel `trade`, updates only: the snapshot that may be sent first is history.
 *
 * Numbers are JSON numbers; each trade of a batch carries its own symbol; `side` is the taker's.
 *
 * @see Kraken, Spot WebSocket API v2, Trades (read 2026-11-20)
 * @example
 * const timestamp = '2026-09-21T12:53:20.123Z';
 * const trade = { symbol: 'BTC/USD', side: 'sell', price: 65_000, qty: 10, trade_id: 5, timestamp };
 * normaliseKraken({ channel: 'trade', type: 'update', data: [trade] })[0]
 * // { exchange: 'kraken', symbol: 'BTC/USD', side: 'SELL', volumeUsd: 650000, … }
 */
export function normaliseKraken(message: unknown): readonly Trade[] {
  if (!isRecord(message) || message['channel'] !== 'trade' || message['type'] !== 'update') return [];
  if (!Array.isArray(message['data'])) return [];
  const trades: Trade[] = [];
  for (const item of message['data']) {
    if (!isRecord(item)) continue;
    const { symbol, trade_id: id, price, qty: volume, side, timestamp: time } = item;
    const timestamp = typeof time === 'string' ? Date.parse(time) : undefined;
    const trade = makeTrade({ exchange: 'kraken', symbol, id, price, volume, side: sideOf(side), timestamp });
    if (trade !== undefined) trades.push(trade);
  }
  return trades;
}
