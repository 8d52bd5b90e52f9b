import { isRecord } from '../../validate/index.ts';
import type { TakerSide, Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { sideOf } from './sideOf.ts';

function opposite(side: TakerSide | undefined): TakerSide | undefined {
  if (side === undefined) return undefined;
  return side === 'BUY' ? 'SELL' : 'BUY';
}

function timeOf(value: unknown): number | undefined {
  return typeof value === 'string' ? Date.parse(value) : undefined;
}

/**
 * Coinbase Exchange, `matches`. `side` is the MAKER's, so the taker is the opposite.
 *
 * The `last_match` sent after subscribing is an old trade and is skipped.
 *
 * @see Coinbase Exchange, WebSocket channels, Match ("the side field indicates the maker order side", read 2026-11-20)
 * @example
 * const time = '2026-09-21T12:53:20.123Z';
 * const trade = { trade_id: 3, side: 'buy', size: '10', price: '65000', product_id: 'BTC-USD', time };
 * normaliseCoinbase({ type: 'match', ...trade })[0]
 * // { exchange: 'coinbase', symbol: 'BTC-USD', side: 'SELL', volumeUsd: 650000, … }
 */
export function normaliseCoinbase(message: unknown): readonly Trade[] {
  if (!isRecord(message) || message['type'] !== 'match') return [];
  const { product_id: symbol, trade_id: id, price, size: volume } = message;
  const side = opposite(sideOf(message['side']));
  const trade = makeTrade({
    exchange: 'coinbase',
    symbol,
    id,
    price,
    volume,
    side,
    timestamp: timeOf(message['time']),
  });
  return trade === undefined ? [] : [trade];
}

/**
 * Coinbase Advanced Trade, `market_trades`, live updates only.
 *
 * Its documentation does not say whose side is reported. Public clients are moving to the maker's, as on Coinbase
 * Exchange, so that is the default; `reportedSide` overrides it.
 *
 * @example
 * const time = '2026-09-21T12:53:20.123Z';
 * const trade = { trade_id: '9', product_id: 'BTC-USD', price: '65000', size: '10', side: 'BUY', time };
 * normaliseCoinbaseAdvanced({ channel: 'market_trades', events: [{ type: 'update', trades: [trade] }] })[0]
 * // { exchange: 'coinbase', symbol: 'BTC-USD', side: 'SELL', volumeUsd: 650000, … }
 */
export function normaliseCoinbaseAdvanced(
  message: unknown,
  reportedSide: 'maker' | 'taker' = 'maker',
): readonly Trade[] {
  if (!isRecord(message) || message['channel'] !== 'market_trades' || !Array.isArray(message['events'])) return [];
  const trades: Trade[] = [];
  for (const event of message['events']) {
    if (!isRecord(event) || event['type'] !== 'update' || !Array.isArray(event['trades'])) continue;
    for (const item of event['trades']) {
      if (!isRecord(item)) continue;
      const { product_id: symbol, trade_id: id, price, size: volume, time } = item;
      const statedSide = sideOf(item['side']);
      const side = reportedSide === 'maker' ? opposite(statedSide) : statedSide;
      const trade = makeTrade({ exchange: 'coinbase', symbol, id, price, volume, side, timestamp: timeOf(time) });
      if (trade !== undefined) trades.push(trade);
    }
  }
  return trades;
}
