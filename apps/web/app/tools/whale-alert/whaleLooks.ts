import type { RiskLevel } from '@toolbox/core/feed';
import type { WhaleFlow } from '@toolbox/core/whale';
import type { BadgeProps } from '@toolbox/ui/badge/Badge';

/** Each level has its own emoji and color, shown together with its name. */
export const TRANSFER_RISK_LOOKS: Readonly<
  Record<RiskLevel, { readonly emoji: string; readonly tone: BadgeProps['tone'] }>
> = {
  extreme: { emoji: '🚨', tone: 'bad' },
  high: { emoji: '🔥', tone: 'serious' },
  medium: { emoji: '⚡', tone: 'warn' },
  low: { emoji: '🐋', tone: 'info' },
};

export const FLOW_ICONS: Readonly<Record<WhaleFlow, BadgeProps['icon']>> = {
  inflow: 'download',
  outflow: 'upload',
  exchanges: 'exchange',
  wallets: 'wallet',
  mint: 'plus',
  burn: 'minus',
  other: 'info',
};
