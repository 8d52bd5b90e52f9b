import type { PremiumBand } from '@toolbox/core/kimchi';
import type { BadgeProps } from '@toolbox/ui/badge/Badge';

/** Red, orange, green, blue; red and orange with an alert icon. */
export const BAND_LOOKS = {
  overheated: { tone: 'bad', icon: 'alert' },
  elevated: { tone: 'serious', icon: 'alert' },
  normal: { tone: 'good', icon: 'check' },
  discount: { tone: 'info', icon: 'trend' },
} as const satisfies Record<PremiumBand, Pick<BadgeProps, 'tone' | 'icon'>>;
