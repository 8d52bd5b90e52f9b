import { isRecord, readPositive } from '../../validate/index.ts';
import type { PriceQuote } from '../priceQuote.ts';

/**
 * Parses the won for one US dollar from the open exchange-rate service (`/v6/latest/USD`), which is up to a day old.
 *
 * @see ExchangeRate-API, Open Access (attribution required, read 2026-11-20)
 * @example
 * const body = { result: 'success', rates: { KRW: 1447.5 }, time_last_update_unix: 1_790_000_000 };
 * parseExchangeRateApi(body)
 * // { price: 1447.5, timestamp: 1790000000000 }
 */
export function parseExchangeRateApi(body: unknown): PriceQuote | undefined {
  if (!isRecord(body) || body['result'] !== 'success' || !isRecord(body['rates'])) return undefined;
  if (body['base_code'] !== undefined && body['base_code'] !== 'USD') return undefined;
  const price = readPositive(body['rates']['KRW']);
  const seconds = readPositive(body['time_last_update_unix']);
  return price === undefined ? undefined : { price, timestamp: seconds === undefined ? undefined : seconds * 1000 };
}
