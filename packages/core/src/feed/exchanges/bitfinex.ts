import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';

/** A channel number of a connection, and its pair. */
export type BitfinexChannel = { readonly channel: number; readonly symbol: string };

/**
 * The channel number that a `subscribed` message assigns to a pair; trades carry only the number.
 *
 * @example
 * parseBitfinexChannel({ event: 'subscribed', channel: 'trades', chanId: 17, symbol: 'tBTCUSD' })
 * // { channel: 17, symbol: 'BTCUSD' }
 */
export function parseBitfinexChannel(message: unknown): BitfinexChannel | undefined {
  if (!isRecord(message) || message['event'] !== 'subscribed' || message['channel'] !== 'trades') return undefined;
  const { chanId: channel, symbol } = message;
  if (typeof channel !== 'number' || typeof symbol !== 'string' || !symbol.startsWith('t')) return undefined;
  return { channel, symbol: symbol.slice(1) };
}

/**
 * Bitfinex v2 trades. Each trade arrives twice, as `te` (executed) and `tu` (updated): `te` is used because it
 * arrives first. The array sent in response to the subscription is history. The sign of the amount is the taker's
 * side.
 *
 * @param channels the pairs of the channel numbers, from {@link parseBitfinexChannel}
 * @see Bitfinex API v2, WebSocket, Public channels, Trades (read 2026-11-20)
 * @example
 * normaliseBitfinex([17, 'te', [91, 1_790_000_000_123, -10, 65_000]], new Map([[17, 'BTCUSD']]))[0]
 * // { exchange: 'bitfinex', symbol: 'BTCUSD', side: 'SELL', volumeUsd: 650000, … }
 */
export function normaliseBitfinex(message: unknown, channels: ReadonlyMap<number, string>): readonly Trade[] {
  const [channel, kind, executed] = Array.isArray(message) ? message : [];
  if (kind !== 'te' || !Array.isArray(executed)) return [];
  const [id, timestamp, amount, price] = executed;
  if (typeof amount !== 'number') return [];
  const trade = makeTrade({
    exchange: 'bitfinex',
    symbol: channels.get(channel),
    id,
    price,
    volume: Math.abs(amount),
    side: amount > 0 ? 'BUY' : 'SELL',
    timestamp,
  });
  return trade ? [trade] : [];
}
