import type { Clock } from '../clock.ts';
import type { Bus } from '../hub/bus.ts';
import { CACHE_KEY, WHALE_STALE_MS, type WhaleSource } from '../hub/cacheKeys.ts';

/** The fields of a response about whales that say how current it is. */
type Currency = { readonly state: unknown; readonly stale: boolean };

const KEYS = {
  chain: [CACHE_KEY.transfers],
  channel: [CACHE_KEY.movements, CACHE_KEY.movementStatistics],
} as const satisfies Record<WhaleSource, readonly string[]>;

type NameOf<Source extends WhaleSource> = (typeof KEYS)[Source][number];

/** The fields while no ingest reads the source. A source that is switched off has no state. */
function unreachable({ state, stale }: Currency, readAt: unknown, { date }: Clock): Currency {
  if (state === null) return { state, stale };
  const isOld = typeof readAt === 'string' && date() - Date.parse(readAt) > WHALE_STALE_MS;
  return { state: 'unreachable', stale: stale || isOld };
}

/**
 * A response about whales from the bus. It is stored for hours, but says how current it is, which only the ingest
 * that renews it knows: without one, its source is served as unreachable.
 */
export async function freshResponse<Source extends WhaleSource>(
  bus: Bus,
  source: Source,
  name: NameOf<Source>,
  clock: Clock,
): Promise<string | undefined> {
  const [json, renewed] = await Promise.all([bus.get(name), bus.get(CACHE_KEY.renewed(source))]);
  if (json === undefined || renewed !== undefined) return json;
  const body = JSON.parse(json);
  const changed =
    source === 'chain'
      ? unreachable(body, body.last_scan_time, clock)
      : { meta: { ...body.meta, ...unreachable(body.meta, body.meta.fetched_at, clock) } };
  return JSON.stringify({ ...body, ...changed });
}
