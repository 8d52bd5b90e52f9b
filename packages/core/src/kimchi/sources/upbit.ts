import { isRecord, readPositive } from '../../validate/index.ts';
import type { PriceQuote } from '../priceQuote.ts';

/**
 * Parses Upbit's ticker list (`/v1/ticker?markets=KRW-BTC,KRW-USDT`), by coin, in won. Bithumb's newer API has the
 * same shape.
 *
 * @returns the valid quotes; none when the response is something else
 * @see Upbit Open API, 현재가 정보 (read 2026-11-20)
 * @example
 * parseUpbit([{ market: 'KRW-BTC', trade_price: 95_299_000, timestamp: 1_790_000_000_123 }]).get('BTC')
 * // { price: 95299000, timestamp: 1790000000123 }
 */
export function parseUpbit(body: unknown): ReadonlyMap<string, PriceQuote> {
  const quotes = new Map<string, PriceQuote>();
  for (const item of Array.isArray(body) ? body : []) {
    if (!isRecord(item) || typeof item['market'] !== 'string' || !item['market'].startsWith('KRW-')) continue;
    const price = readPositive(item['trade_price']);
    if (price !== undefined) {
      quotes.set(item['market'].slice('KRW-'.length), { price, timestamp: readPositive(item['timestamp']) });
    }
  }
  return quotes;
}
