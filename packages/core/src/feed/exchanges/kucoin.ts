import { isRecord } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { sideOf } from './sideOf.ts';

const TOPIC = '/market/match:';
const NANOSECOND_DIGITS = 6;

/**
 * KuCoin spot, `/market/match:<symbol>`. `side` is the taker's; `time` is in nanoseconds, sent as text because it
 * does not fit a double: the last six digits are dropped.
 *
 * @see KuCoin API, WebSocket, Public channels, Match execution data (read 2026-11-20)
 * @example
 * const bought = { symbol: 'BTC-USDT', side: 'buy', size: '9', price: '65000' };
 * const trade = { ...bought, time: '1790000000123456789', tradeId: 'k1' };
 * normaliseKucoin({ type: 'message', topic: '/market/match:BTC-USDT', subject: 'trade.l3match', data: trade })[0]
 * // { exchange: 'kucoin', symbol: 'BTC-USDT', side: 'BUY', volumeUsd: 585000, … }
 */
export function normaliseKucoin(message: unknown): readonly Trade[] {
  if (!isRecord(message) || message['type'] !== 'message' || !isRecord(message['data'])) return [];
  const { topic, data } = message;
  if (typeof topic !== 'string' || !topic.startsWith(TOPIC)) return [];
  const { symbol, tradeId: id, price, size: volume, side, time } = data;
  const timestamp = typeof time === 'string' ? time.slice(0, -NANOSECOND_DIGITS) : undefined;
  const trade = makeTrade({ exchange: 'kucoin', symbol, id, price, volume, side: sideOf(side), timestamp });
  return trade === undefined ? [] : [trade];
}
