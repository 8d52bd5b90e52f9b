import { isRecord, readPositive } from '../../validate/index.ts';
import type { PremiumPoint } from '../history/premiumPoint.ts';

function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * Parses the points of `/api/crypto/kimchi-premium/history`, oldest first; none where the response is something else.
 * Points that are invalid, or that go back in time, are dropped.
 *
 * @example
 * parsePremiumHistory({ points: [{ timestamp: 1_790_000_000_000, official: 2.08, usdt: 1.76 }] })
 * // [{ timestamp: 1790000000000, official: 2.08, usdt: 1.76, krwPrice: undefined, usdPrice: undefined }]
 */
export function parsePremiumHistory(body: unknown): readonly PremiumPoint[] {
  if (!isRecord(body) || !Array.isArray(body['points'])) return [];
  const points: PremiumPoint[] = [];
  for (const item of body['points']) {
    if (!isRecord(item)) continue;
    const [timestamp, official] = [readPositive(item['timestamp']), finite(item['official'])];
    if (timestamp === undefined || official === undefined || timestamp <= (points.at(-1)?.timestamp ?? 0)) continue;
    points.push({
      timestamp,
      official,
      usdt: finite(item['usdt']),
      krwPrice: readPositive(item['krw_price']),
      usdPrice: readPositive(item['usd_price']),
    });
  }
  return points;
}
