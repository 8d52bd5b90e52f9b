import { isRecord, readPositive } from '../../validate/index.ts';
import type { PriceQuote } from '../quote.ts';

/**
 * Parses the won for one US dollar from the currency converter of the portal's search: `country[1].value`, with
 * commas.
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
  const price = readPositive(won['value'].replaceAll(',', ''));
  return price === undefined ? undefined : { price, timestamp: undefined };
}
