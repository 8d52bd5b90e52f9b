import type { Log } from '../../log/log.ts';

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

/**
 * Watches whether Redis accepts writes: it refuses them when its memory is full, when it became a replica, or while its
 * clients are paused, and may still respond to reads.
 *
 * @returns takes the outcome of each write; without an error it succeeded
 */
export function watchWrites({
  graceMs,
  now,
  log,
  isConnected,
  onChange,
}: WatchWritesOptions): (error?: unknown) => void {
  let failingSince: number | undefined;
  let areFailing = false;
  let isLogged = false;
  return (error) => {
    failingSince = error === undefined ? undefined : (failingSince ?? now());
    const before = areFailing;
    areFailing = failingSince !== undefined && now() - failingSince >= graceMs;
    if (areFailing !== before) onChange(areFailing);
    const isRefused = areFailing && error instanceof Error && (isConnected() || error.name === 'ReplyError');
    if (isRefused && !isLogged) log.error({ reason: error.message }, 'the bus accepts no writes');
    if (!areFailing && isLogged) log.info('the bus accepts writes again');
    isLogged = areFailing && (isLogged || isRefused);
  };
}
