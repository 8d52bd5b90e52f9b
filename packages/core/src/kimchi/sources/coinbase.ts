import { isRecord, readPositive } from '../../validate/index.ts';
import type { PriceQuote } from '../priceQuote.ts';

/**
 * Parses Coinbase's spot price (`/v2/prices/BTC-USD/spot`), in US dollars. It has no timestamp.
 *
 * @see Coinbase App API, Get spot price (read 2026-11-20)
 * @example
 * parseCoinbase({ data: { amount: '65120.01', currency: 'USD' } }) // { price: 65120.01, timestamp: undefined }
 */
export function parseCoinbase(body: unknown): PriceQuote | undefined {
  if (!isRecord(body) || !isRecord(body['data'])) return undefined;
  const { amount, currency = 'USD' } = body['data'];
  const price = currency === 'USD' ? readPositive(amount) : undefined;
  return price === undefined ? undefined : { price, timestamp: undefined };
}
