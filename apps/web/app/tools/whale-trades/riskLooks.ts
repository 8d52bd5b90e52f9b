import { type RiskLevel, TRADE_RISK_USD } from '@toolbox/core/feed';
import type { BadgeProps } from '@toolbox/ui/badge/Badge';

export type RiskLook = {
  readonly emoji: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
  /** US dollars from which a trade has this risk level; undefined for the lowest. */
  readonly fromUsd?: number;
};

/** Largest first. */
export const RISKS: readonly RiskLevel[] = ['extreme', 'high', 'medium', 'low'];

export const TRADE_RISK_LOOKS: Readonly<Record<RiskLevel, RiskLook>> = {
  extreme: { emoji: '💀', tone: 'bad', fromUsd: TRADE_RISK_USD.extreme },
  high: { emoji: '🟠', tone: 'serious', fromUsd: TRADE_RISK_USD.high },
  medium: { emoji: '🟡', tone: 'warn', fromUsd: TRADE_RISK_USD.medium },
  low: { emoji: '🔵', tone: 'info' },
};
