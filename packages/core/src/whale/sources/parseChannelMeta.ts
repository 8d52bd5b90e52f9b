import { isRecord } from '../../validate/index.ts';

/** The states of the channel, as the server reports them. */
export const CHANNEL_STATES = ['starting', 'live', 'unreachable'] as const;

/** The state of the channel. */
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

/**
 * Parses the `meta` of a response; a response without one means that the channel is on.
 *
 * @example
 * parseChannelMeta({ meta: { enabled: true, state: 'live', stale: false, fetched_at: '2026-11-20T10:00:00Z' } })
 * // { enabled: true, stale: false, state: 'live', fetchedAt: '2026-11-20T10:00:00Z' }
 */
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
