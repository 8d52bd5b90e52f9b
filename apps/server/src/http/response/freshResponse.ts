import { isRecord } from '@toolbox/core/validate';
import type { Clock } from '../../clock.ts';
import type { Bus } from '../../hub/bus.ts';
import { CACHE_KEY, type IngestSource, WHALE_STALE_MS } from '../../hub/cacheKeys.ts';
import { type Fields, readCached } from '../../hub/readCached.ts';

const KEYS = {
  chain: [CACHE_KEY.transfers],
  channel: [CACHE_KEY.movements, CACHE_KEY.movementStatistics],
} as const satisfies Record<IngestSource, readonly string[]>;

type NameOf<Source extends IngestSource> = (typeof KEYS)[Source][number];

/** Whether a response holds what is used of it. */
const HOLDS: Readonly<Record<NameOf<IngestSource>, (body: Fields) => boolean>> = {
  [CACHE_KEY.transfers]: ({ transactions }) => Array.isArray(transactions),
  [CACHE_KEY.movements]: ({ data, meta }) => Array.isArray(data) && isRecord(meta),
  [CACHE_KEY.movementStatistics]: ({ data, meta }) => isRecord(data) && isRecord(meta),
};

/** The fields that say how current a response is, while no ingest reads the source. One turned off has no state. */
function unreachable({ state, stale }: Fields, readAt: unknown, { date }: Clock): Fields {
  if (state === null) return {};
  const isOld = typeof readAt === 'string' && date() - Date.parse(readAt) > WHALE_STALE_MS;
  return { state: 'unreachable', stale: stale === true || isOld };
}

/**
 * A response about whales from the bus; `undefined` if there is none in the expected form. It is stored for hours, but
 * says how current it is, which only the ingest that renews it knows: without one, its source is served as unreachable.
 */
export async function freshResponse<Source extends IngestSource>(
  bus: Bus,
  source: Source,
  name: NameOf<Source>,
  clock: Clock,
): Promise<Fields | undefined> {
  const [body, renewed] = await Promise.all([readCached(bus, name, HOLDS[name]), bus.get(CACHE_KEY.renewed(source))]);
  if (body === undefined) return undefined;
  if (renewed !== undefined) return body;
  const { meta } = body;
  if (source === 'chain' || !isRecord(meta)) return { ...body, ...unreachable(body, body['last_scan_time'], clock) };
  return { ...body, meta: { ...meta, ...unreachable(meta, meta['fetched_at'], clock) } };
}
