import { isRecord } from '../validate/index.ts';

export const CHANNEL_STATES = ['starting', 'live', 'unreachable'] as const;

export type ChannelState = (typeof CHANNEL_STATES)[number];

/** What an answer of `/api/telegram-whale/*` says about itself. */
export type ChannelMeta = {
  /** Whether the server listens to the channel at all. */
  readonly enabled: boolean;
  /** Whether it has not been heard for long. */
  readonly stale: boolean;
  /** Whether it answers; `starting` before it was heard or failed for the first time, `undefined` where it is not said. */
  readonly state: ChannelState | undefined;
  /** ISO 8601 of the last time it was heard. */
  readonly fetchedAt: string | undefined;
};

/** Reads the `meta` of an answer; an answer without one is that of a channel that is on. */
export function parseChannelMeta(body: unknown): ChannelMeta {
  const meta = isRecord(body) && isRecord(body['meta']) ? body['meta'] : {};
  const { fetched_at: fetchedAt } = meta;
  return {
    enabled: meta['enabled'] !== false,
    stale: meta['stale'] === true,
    state: CHANNEL_STATES.find((state) => state === meta['state']),
    fetchedAt: typeof fetchedAt === 'string' && !Number.isNaN(Date.parse(fetchedAt)) ? fetchedAt : undefined,
  };
}
