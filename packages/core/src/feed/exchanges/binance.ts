import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';

function normalise(exchange: string, message: unknown): readonly Trade[] {
  if (!isRecord(message)) return [];
  const event = isRecord(message['data']) ? message['data'] : message;
  if (event['e'] !== 'aggTrade') return [];
  const { s: symbol, a: id, p: price, q: volume, m: buyerIsMaker, T: timestamp } = event;
  if (typeof buyerIsMaker !== 'boolean') return [];
  // `m` means that the buyer was the maker, so the taker sold.
  const trade = makeTrade({ exchange, symbol, id, price, volume, side: buyerIsMaker ? 'SELL' : 'BUY', timestamp });
  return trade === undefined ? [] : [trade];
}

/**
 * Binance USDⓈ-M futures, `<symbol>@aggTrade`, raw or in a combined stream. Quantities are coins.
 *
 * @see Binance, Derivatives, USDⓈ-M Futures, Aggregate Trade Streams (read 2026-11-20)
 * @example
 * normaliseBinance({ e: 'aggTrade', s: 'BTCUSDT', a: 501, p: '65000', q: '8', m: true, T: 1_790_000_000_123 })[0]
 * // { exchange: 'binance', symbol: 'BTCUSDT', id: '501', side: 'SELL', volumeUsd: 520000, … }
 */
export function normaliseBinance(message: unknown): readonly Trade[] {
  return normalise('binance', message);
}

/**
 * Binance spot, `<symbol>@aggTrade`: the same event under another exchange name.
 *
 * @see Binance Spot API, WebSocket Streams, Aggregate Trade Streams (read 2026-11-20)
 * @example
 * const event = { e: 'aggTrade', s: 'BTCUSDT', a: 501, p: '65000', q: '8', m: false, T: 1_790_000_000_123 };
 * normaliseBinanceSpot(event)[0] // { exchange: 'binance-spot', side: 'BUY', volumeUsd: 520000, … }
 */
export function normaliseBinanceSpot(message: unknown): readonly Trade[] {
  return normalise('binance-spot', message);
}
