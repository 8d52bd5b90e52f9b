import type { Log } from '../log.ts';

export type WatchWritesOptions = {
  /** Writes that fail for less than this do not count: a connection may be replaced meanwhile. */
  readonly graceMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** Whether there is a connection. Its loss is logged elsewhere. */
  readonly isConnected: () => boolean;
  /** Called when writes begin to fail, and when they succeed again. */
  readonly onChange: (areFailing: boolean) => void;
};

export type Writes = {
  /** The outcome of a write; without an error it succeeded. */
  readonly onWrite: (error?: unknown) => void;
  readonly areFailing: () => boolean;
};

/**
 * Watches whether Redis accepts writes: it refuses them when its memory is full, when it became a replica, or while its
 * clients are paused, and may still respond to reads.
 */
export function watchWrites({ graceMs, now, log, isConnected, onChange }: WatchWritesOptions): Writes {
  let failingSince: number | undefined;
  let areFailing = false;
  let isLogged = false;
  return {
    onWrite: (error) => {
      failingSince = error === undefined ? undefined : (failingSince ?? now());
      const before = areFailing;
      areFailing = failingSince !== undefined && now() - failingSince >= graceMs;
      if (areFailing !== before) onChange(areFailing);
      const isRefused = areFailing && error instanceof Error && (isConnected() || error.name === 'ReplyError');
      if (isRefused && !isLogged) log.error({ reason: error.message }, 'the bus accepts no writes');
      if (!areFailing && isLogged) log.info('the bus accepts writes again');
      isLogged = areFailing && (isLogged || isRefused);
    },
    areFailing: () => areFailing,
  };
}
