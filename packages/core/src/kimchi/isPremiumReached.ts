/** A premium that somebody waits for, in percent. */
export type PremiumAlert = {
  /** Percent. */
  readonly threshold: number;
  readonly direction: 'above' | 'below';
};

/**
 * Whether a premium has reached the threshold of an alert. The threshold itself counts.
 *
 * @example isPremiumReached(5.02, { threshold: 5, direction: 'above' }) // true
 */
export function isPremiumReached(percentage: number, { threshold, direction }: PremiumAlert): boolean {
  return direction === 'above' ? percentage >= threshold : percentage <= threshold;
}
