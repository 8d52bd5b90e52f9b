import { isRecord, readPositive } from '../../validate/index.ts';
import type { PriceQuote } from '../priceQuote.ts';

/**
 * Parses Bithumb's older ticker (`/public/ticker/BTC_KRW`), in won; `undefined` unless its status is `0000`.
 *
 * @see Bithumb API 1.2.0, 현재가 정보 조회 (read 2026-11-20)
 * @example
 * parseBithumb({ status: '0000', data: { closing_price: '95299000', date: '1790000000123' } })
 * // { price: 95299000, timestamp: 1790000000123 }
 */
export function parseBithumb(body: unknown): PriceQuote | undefined {
  if (!isRecord(body) || body['status'] !== '0000' || !isRecord(body['data'])) return undefined;
  const price = readPositive(body['data']['closing_price']);
  return price === undefined ? undefined : { price, timestamp: readPositive(body['data']['date']) };
}
