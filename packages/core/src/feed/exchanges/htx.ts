import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { sideOf } from './sideOf.ts';

const CHANNEL = /^market\.([a-z0-9]{2,20})\.trade\.detail$/;

/**
 * HTX (once Huobi) spot, `market.<symbol>.trade.detail`, after the frame has been unzipped.
 *
 * `tradeId` is used because `id` is larger than a double can hold. `direction` is the taker's side.
 *
 * @see HTX Spot API, WebSocket Market Data, Trade Detail (read 2026-11-20)
 * @example
 * const trade = { ts: 1_790_000_000_123, tradeId: 8001, amount: 12, price: 65_000, direction: 'sell' };
 * normaliseHtx({ ch: 'market.btcusdt.trade.detail', tick: { data: [trade] } })[0]
 * // { exchange: 'huobi', symbol: 'BTCUSDT', side: 'SELL', volumeUsd: 780000, … }
 */
export function normaliseHtx(message: unknown): readonly Trade[] {
  if (!isRecord(message) || typeof message['ch'] !== 'string' || !isRecord(message['tick'])) return [];
  const symbol = CHANNEL.exec(message['ch'])?.[1]?.toUpperCase();
  const data = message['tick']['data'];
  if (symbol === undefined || !Array.isArray(data)) return [];
  const trades: Trade[] = [];
  for (const item of data) {
    if (!isRecord(item)) continue;
    const { tradeId: id, price, amount: volume, direction, ts: timestamp } = item;
    const trade = makeTrade({ exchange: 'huobi', symbol, id, price, volume, side: sideOf(direction), timestamp });
    if (trade !== undefined) trades.push(trade);
  }
  return trades;
}
