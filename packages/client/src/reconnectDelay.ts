/** The delay before the first attempts, without jitter. */
export const RECONNECT_MS = 5000;
/** The number of attempts that wait {@link RECONNECT_MS}; after them the delay doubles. */
export const STEADY_ATTEMPTS = 6;
export const MAX_RECONNECT_MS = 30_000;
/** Jitter: the delay is longer or shorter by up to this share, so that thousands of pages do not reconnect together. */
const RECONNECT_SPREAD = 0.2;

/**
 * The delay before the next attempt to connect, in milliseconds; at most {@link MAX_RECONNECT_MS}.
 *
 * @param attempt 1 for the first attempt after a connection was lost
 * @param random from 0 to 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  const doublings = Math.max(0, attempt - STEADY_ATTEMPTS);
  const wait = Math.min(RECONNECT_MS * 2 ** doublings, MAX_RECONNECT_MS);
  return Math.min(wait * (1 + RECONNECT_SPREAD * (2 * random - 1)), MAX_RECONNECT_MS);
}
