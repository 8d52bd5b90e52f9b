import type { WhaleMovement } from './whaleMovement.ts';
import { WHALE_WINDOW_MS } from './whaleStatistics.ts';

/**
 * The movements within the time window of the page, counted back from the last update of the channel. That time is
 * used because the user's clock may be wrong; without it, all movements are returned.
 *
 * @param collectedAt ISO 8601
 * @example recentMovements([], '2026-11-20T14:05:00Z') // []
 */
export function recentMovements(
  movements: readonly WhaleMovement[],
  collectedAt: string | undefined,
): readonly WhaleMovement[] {
  if (collectedAt === undefined) return movements;
  const since = Date.parse(collectedAt) - WHALE_WINDOW_MS;
  return movements.filter(({ timestamp }) => Date.parse(timestamp) >= since);
}
