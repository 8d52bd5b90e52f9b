import { isRecord, readPositive } from '../../validate/index.ts';
import type { PriceQuote } from '../priceQuote.ts';

/** Commas only between groups of three: `1.447,50` is a wrong format, not a rate of 1.4475. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/u;

/**
 * Parses the won for one US dollar from the currency converter of the portal's search: `country[1].value`, with
 * commas between groups of three digits.
 *
 * It is not a published API, so the shape is validated strictly: the first country must be the requested one dollar.
 *
 * @example
 * parseNaver({ country: [{ value: '1' }, { value: '1,447.50' }] }) // { price: 1447.5, timestamp: undefined }
 */
export function parseNaver(body: unknown): PriceQuote | undefined {
  if (!isRecord(body) || !Array.isArray(body['country'])) return undefined;
  const [dollar, won] = body['country'];
  if (!isRecord(dollar) || !isRecord(won) || typeof won['value'] !== 'string') return undefined;
  if (dollar['value'] !== undefined && Number(dollar['value']) !== 1) return undefined;
  const price = GROUPED.test(won['value']) ? readPositive(won['value'].replaceAll(',', '')) : undefined;
  return price === undefined ? undefined : { price, timestamp: undefined };
}
