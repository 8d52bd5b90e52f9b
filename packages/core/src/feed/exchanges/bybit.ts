import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { sideOf } from './sideOf.ts';

const TOPIC = 'publicTrade.';

/**
 * Bybit v5 linear, `publicTrade.<symbol>`: up to 1,024 trades per message; `S` is the taker's side, `v` is coins.
 *
 * Block trades (`BT`) are negotiated outside the order book and skipped: nobody crossed the spread.
 *
 * @see Bybit API v5, WebSocket Stream, Public, Trade (read 2026-11-20)
 * @example
 * const trade = { T: 1_790_000_000_123, s: 'ETHUSDT', S: 'Sell', v: '300', p: '2000', i: 'aa-1', BT: false };
 * normaliseBybit({ topic: 'publicTrade.ETHUSDT', data: [trade] })[0]
 * // { exchange: 'bybit', symbol: 'ETHUSDT', side: 'SELL', volumeUsd: 600000, … }
 */
export function normaliseBybit(message: unknown): readonly Trade[] {
  if (!isRecord(message) || !Array.isArray(message['data'])) return [];
  const { topic, data } = message;
  if (typeof topic !== 'string' || !topic.startsWith(TOPIC)) return [];
  const trades: Trade[] = [];
  for (const item of data) {
    if (!isRecord(item) || item['BT'] === true) continue;
    const { s: symbol, i: id, p: price, v: volume, S: side, T: timestamp } = item;
    const trade = makeTrade({ exchange: 'bybit', symbol, id, price, volume, side: sideOf(side), timestamp });
    if (trade !== undefined) trades.push(trade);
  }
  return trades;
}
