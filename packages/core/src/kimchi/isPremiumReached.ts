export type PremiumAlert = {
  /** Percent. */
  readonly threshold: number;
  readonly direction: 'above' | 'below';
};

/** Whether a premium has reached the threshold of an alert. The threshold itself counts. */
export function isPremiumReached(percentage: number, { threshold, direction }: PremiumAlert): boolean {
  return direction === 'above' ? percentage >= threshold : percentage <= threshold;
}
