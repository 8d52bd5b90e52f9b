import { isRecord, readPositive } from '../../validate/index.ts';
import type { PriceQuote } from '../priceQuote.ts';

/**
 * Parses Binance's price ticker (`/api/v3/ticker/price`), one symbol or a list, by coin, in tether. It has no
 * timestamp.
 *
 * @see Binance Spot API, Symbol price ticker (read 2026-11-20)
 * @example
 * parseBinance([{ symbol: 'BTCUSDT', price: '65120.01' }]).get('BTC') // { price: 65120.01, timestamp: undefined }
 */
export function parseBinance(body: unknown): ReadonlyMap<string, PriceQuote> {
  const quotes = new Map<string, PriceQuote>();
  for (const item of Array.isArray(body) ? body : [body]) {
    if (!isRecord(item) || typeof item['symbol'] !== 'string' || !item['symbol'].endsWith('USDT')) continue;
    const price = readPositive(item['price']);
    if (price !== undefined) quotes.set(item['symbol'].slice(0, -'USDT'.length), { price, timestamp: undefined });
  }
  return quotes;
}
