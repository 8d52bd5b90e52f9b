import type { ChainFollower } from '../chain/followChain.ts';
import { transfersResponse } from '../chain/transfersResponse.ts';
import type { Clock } from '../clock.ts';
import type { Bus } from '../hub/bus.ts';
import { CACHE_KEY, CACHE_MS, type IngestSource } from '../hub/cacheKeys.ts';
import { movementResponses } from '../movements/movementResponses.ts';
import type { MovementSource } from '../movements/movementSource.ts';
import type { Store } from '../store/store.ts';

export type WhalePublisher = {
  readonly publishTransfers: () => void;
  readonly publishMovements: () => void;
  readonly close: () => void;
};

export type WhalePublisherOptions = {
  readonly bus: Bus;
  readonly store: Store;
  readonly chain: ChainFollower;
  readonly movements: MovementSource | undefined;
  readonly confirmations: number;
  readonly clock: Clock;
};

/** The responses about whales change with time; they are recomputed at this interval. */
const RENEW_MS = 10_000;
/** Outdated states expire soon. */
const UNREACHABLE_MS = 3 * RENEW_MS;
/** A response that is not renewed for this long is served as one of an unreachable source. */
const RENEWED_MS = 3 * RENEW_MS;

/** Publishes the responses about transfers and movements, while this process leads: at once, and at intervals. */
export function startWhalePublisher({
  bus,
  store,
  chain,
  movements,
  confirmations,
  clock,
}: WhalePublisherOptions): WhalePublisher {
  const publish = (name: string, json: string, forMs = CACHE_MS) => {
    if (bus.leads()) void bus.put(name, json, forMs);
  };
  const publishUnreachable = (source: IngestSource) => publish(CACHE_KEY.unreachable(source), 'true', UNREACHABLE_MS);
  const publishRenewed = (source: IngestSource) => publish(CACHE_KEY.renewed(source), 'true', RENEWED_MS);

  const publishTransfers = () => {
    const json = transfersResponse(store, chain, confirmations, clock);
    if (json !== undefined) {
      publish(CACHE_KEY.transfers, json);
      publishRenewed('chain');
    } else if (chain.state() === 'unreachable') publishUnreachable('chain');
  };
  const publishMovements = () => {
    const responses = movementResponses(store, movements, clock);
    if (responses === undefined) {
      if (movements?.state() === 'unreachable') publishUnreachable('channel');
      return;
    }
    publish(CACHE_KEY.movements, responses.transactions);
    publish(CACHE_KEY.movementStatistics, responses.statistics);
    publishRenewed('channel');
  };
  const renew = () => {
    publishTransfers();
    publishMovements();
  };
  renew();
  const renewing = setInterval(renew, RENEW_MS);
  return { publishTransfers, publishMovements, close: () => clearInterval(renewing) };
}
