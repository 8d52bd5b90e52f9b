import type { RiskLevel } from '../feed/index.ts';

/** What happens in a movement. */
export const WHALE_TYPES = ['transfer', 'mint', 'burn', 'lock', 'unlock', 'freeze', 'unfreeze'] as const;

/** What happens in a movement. */
export type WhaleType = (typeof WHALE_TYPES)[number];

export function isWhaleType(value: unknown): value is WhaleType {
  return WHALE_TYPES.some((type) => type === value);
}

/** One large movement as posted by the channel. */
export type WhaleMovement = {
  /** `whale_alert_io/123`: the channel and the number of the post. */
  readonly id: string;
  readonly type: WhaleType;
  readonly token: string;
  readonly amount: number;
  readonly usdValue: number;
  /** A name such as `Binance`, or `unknown wallet`; `undefined` where the post names none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly blockchain: string | undefined;
  readonly txHash: string | undefined;
  readonly txUrl: string | undefined;
  readonly messageUrl: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly risk: RiskLevel;
};
