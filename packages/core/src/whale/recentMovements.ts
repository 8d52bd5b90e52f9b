import type { WhaleMovement } from './whaleMovement.ts';
import { WHALE_WINDOW_MS } from './whaleStatistics.ts';

/**
 * The movements of the hours the page speaks of: those not older than the window, counted back from when the channel
 * was last heard. Its own moment is taken because the visitor's clock may be wrong; without one, all of them.
 *
 * @param collectedAt ISO 8601
 * @example recentMovements(movements, '2026-11-20T14:05:00Z') // from 08:05 on
 */
export function recentMovements(
  movements: readonly WhaleMovement[],
  collectedAt: string | undefined,
): readonly WhaleMovement[] {
  if (collectedAt === undefined) return movements;
  const since = Date.parse(collectedAt) - WHALE_WINDOW_MS;
  return movements.filter(({ timestamp }) => Date.parse(timestamp) >= since);
}
