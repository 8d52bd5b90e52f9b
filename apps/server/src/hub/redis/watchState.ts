import type { Log } from '../../log/log.ts';

export type WatchStateOptions = {
  readonly tickMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** Replaces the connections. */
  readonly renew: () => void;
};

export type StateWatch = {
  /** Takes whether the state that the leader publishes was received, or is missing. */
  readonly received: (isFound: boolean) => void;
  /** Whether it was, the last time. */
  readonly isFound: () => boolean;
};

/** After this many ticks without the state, the connections are renewed. */
const LOST_TICKS = 15;
/**
 * They are renewed again at this interval, because the address may lead elsewhere later. It is long, because there may
 * be no ingest at all.
 */
const RENEWAL_TICKS = 60;

/**
 * Watches whether some ingest publishes its state. A process that only reads is not refused anything by a Redis that
 * was primary before a failover, and would stay connected to it: the missing state is all that it can notice.
 */
export function watchState({ tickMs, now, log, renew }: WatchStateOptions): StateWatch {
  let wasFound = false;
  let renewAt: number | undefined;
  let isLogged = false;
  return {
    isFound: () => wasFound,
    received: (isFound) => {
      wasFound = isFound;
      if (isFound) {
        if (isLogged) log.info('an ingest publishes its state again');
        isLogged = false;
        renewAt = undefined;
        return;
      }
      renewAt ??= now() + LOST_TICKS * tickMs;
      if (now() < renewAt) return;
      renewAt = now() + RENEWAL_TICKS * tickMs;
      if (!isLogged) log.warn('no ingest publishes its state: the connections to Redis are renewed');
      isLogged = true;
      renew();
    },
  };
}
