import { isRecord, readPositive } from '../../validate/index.ts';
import type { Quote } from './quote.ts';

/**
 * Reads the won for one US dollar from the calculator of the portal's search: `country[1].value`, with commas.
 *
 * It is no published interface, so the shape is checked strictly: the first country must be the one dollar asked for.
 */
export function parseNaver(body: unknown): Quote | undefined {
  if (!isRecord(body) || !Array.isArray(body['country'])) return undefined;
  const [dollar, won] = body['country'];
  if (!isRecord(dollar) || !isRecord(won) || typeof won['value'] !== 'string') return undefined;
  if (dollar['value'] !== undefined && Number(dollar['value']) !== 1) return undefined;
  const price = readPositive(won['value'].replaceAll(',', ''));
  return price === undefined ? undefined : { price, timestamp: undefined };
}
