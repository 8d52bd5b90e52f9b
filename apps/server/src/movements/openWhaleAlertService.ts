import type { SourceState } from '@toolbox/core/feed';
import { isRecord } from '@toolbox/core/validate';
import type { WhaleMovement } from '@toolbox/core/whale';
import { type ChannelState, parseWhaleAlertMessage } from '@toolbox/core/whale/sources';
import { systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { openUpstream } from '../upstream/openUpstream.ts';
import { readJson } from '../upstream/readJson.ts';
import { UPSTREAM_TIMING } from '../upstream/timing.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { keepMovements } from './keepMovements.ts';
import type { MovementParts, MovementSource } from './movementSource.ts';

/** Alerts may be rare: pongs show that the connection is not dead. */
const [STALE_MS, PING_MS] = [90_000, 30_000];
/** Pongs do not show that the subscription works, so the connection is replaced after this long. */
const ROTATE_MS = 30 * 60_000;

function service(config: Config, key: string): Upstream<WhaleMovement> {
  return {
    name: 'whale-alert',
    staleMs: STALE_MS,
    prepare: async () => ({
      url: `${config.UPSTREAM_WHALE_ALERT}/ws?api_key=${encodeURIComponent(key)}`,
      subscribe: [JSON.stringify({ type: 'subscribe_alerts', min_value_usd: config.WHALE_ALERT_MIN_USD })],
      pingMs: PING_MS,
      read: (bytes) => {
        const message = readJson(bytes);
        if (!isRecord(message)) return { kind: 'control' };
        if (message['type'] === 'error' || message['error'] !== undefined) return { kind: 'refused', reason: 'error' };
        return Array.isArray(message['amounts']) ? { kind: 'data', message } : { kind: 'heartbeat' };
      },
      normalise: (message) => {
        const movement = parseWhaleAlertMessage(message);
        return movement === undefined ? [] : [movement];
      },
    }),
  };
}

/**
 * The paid service of Whale Alert, which needs a key: its terms permit this use, while those of the preview page may
 * not.
 */
export function openWhaleAlertService(
  key: string,
  { config, store, log, onChange, clock = systemClock }: MovementParts,
): MovementSource {
  /** When the connection was lost last. */
  let lostAt: number | undefined;
  let state: ChannelState = 'starting';
  const events = {
    onItems: (movements: readonly WhaleMovement[]) => {
      keepMovements(store, movements, clock.date());
      onChange();
    },
    onState: (connection: SourceState) => {
      if (connection === 'connecting') return;
      if (state === 'live') lostAt = clock.now();
      state = connection === 'live' ? 'live' : 'unreachable';
      onChange();
    },
    onMalformed: () => undefined,
    // Another attempt after a failed one does not change the state, but is counted.
    onConnect: () => {
      if (state === 'unreachable') onChange();
    },
  };
  const upstream = openUpstream(service(config, key), events, {
    log,
    timing: { ...UPSTREAM_TIMING, rotateMs: ROTATE_MS },
    clock,
  });
  return {
    name: 'whale-alert',
    state: () => state,
    fetchedAt: () => (state === 'live' ? clock.now() : lostAt),
    date: clock.date,
    close: upstream.close,
  };
}
