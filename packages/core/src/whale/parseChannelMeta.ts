import { isRecord } from '../validate/index.ts';

export const CHANNEL_STATES = ['starting', 'live', 'unreachable'] as const;

export type ChannelState = (typeof CHANNEL_STATES)[number];

/** The metadata of a response of `/api/telegram-whale/*`. */
export type ChannelMeta = {
  /** Whether the server follows the channel at all. */
  readonly enabled: boolean;
  /** Whether nothing has been received from it for long. */
  readonly stale: boolean;
  /** Whether it responds; `starting` before the first success or failure, `undefined` where it is not specified. */
  readonly state: ChannelState | undefined;
  /** When it was last received, ISO 8601. */
  readonly fetchedAt: string | undefined;
};

/** Parses the `meta` of a response; a response without one means that the channel is on. */
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
