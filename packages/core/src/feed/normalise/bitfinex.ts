import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';

export type BitfinexChannel = { readonly channel: number; readonly symbol: string };

/** The channel number that a `subscribed` message assigns to a pair; trades carry only the number. */
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
 * @param channels the pairs behind the channel numbers, from {@link parseBitfinexChannel}
 * @see Bitfinex API v2, WebSocket, Public channels, Trades (read 2026-11-20)
 */
export function normaliseBitfinex(message: unknown, channels: ReadonlyMap<number, string>): readonly Trade[] {
  if (!Array.isArray(message) || message[1] !== 'te' || !Array.isArray(message[2])) return [];
  const [id, timestamp, amount, price] = message[2];
  if (typeof amount !== 'number') return [];
  const symbol = channels.get(message[0]);
  const side = amount > 0 ? 'BUY' : 'SELL';
  const trade = makeTrade({ exchange: 'bitfinex', symbol, id, price, volume: Math.abs(amount), side, timestamp });
  return trade === undefined ? [] : [trade];
}
