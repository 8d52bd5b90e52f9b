import { roundExact } from '../exact/index.ts';
import { PERCENTAGE_PLACES } from './kimchiPremium.ts';

/** How high a premium is: above 5%, above 2%, above −2%, or lower. */
export type PremiumBand = 'overheated' | 'elevated' | 'normal' | 'discount';

/** The percentage that a premium must exceed to be in each band. */
export const PREMIUM_BAND_PERCENT = { overheated: 5, elevated: 2, normal: -2 } as const;

/**
 * The band of a premium, from the displayed figure: 5.004 shows as 5.00 and is not above 5.
 *
 * @example premiumBand(5) // 'elevated'
 */
export function premiumBand(percentage: number): PremiumBand {
  const shown = Number.isFinite(percentage) ? roundExact(percentage, PERCENTAGE_PLACES).toNumber() : percentage;
  if (shown > PREMIUM_BAND_PERCENT.overheated) return 'overheated';
  if (shown > PREMIUM_BAND_PERCENT.elevated) return 'elevated';
  return shown > PREMIUM_BAND_PERCENT.normal ? 'normal' : 'discount';
}
