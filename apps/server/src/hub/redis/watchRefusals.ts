import type { Log } from '../../log/log.ts';

export type WatchRefusalsOptions = {
  /** What to log when Redis refuses the commands, and when it accepts them again. */
  readonly messages: readonly [refused: string, accepted: string];
  /** Commands that fail for less than this do not count: a connection may be replaced meanwhile. */
  readonly graceMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** Whether a command without a reply counts as refused: there is a connection, whose loss is logged elsewhere. */
  readonly isConnected: () => boolean;
  /** Called when the commands begin to fail, and when they succeed again. */
  readonly onChange?: (areFailing: boolean) => void;
};

/**
 * Watches whether Redis accepts writes, or reads. It refuses writes when its memory is full, when it became a replica,
 * or while its clients are paused, and may still respond to reads; it refuses either to an account without the right.
 *
 * @returns takes the outcome of each command; without an error it succeeded
 */
export function watchRefusals({
  graceMs,
  now,
  log,
  messages: [refused, accepted],
  isConnected,
  onChange,
}: WatchRefusalsOptions): (error?: unknown) => void {
  let failingSince: number | undefined;
  let areFailing = false;
  let isLogged = false;
  return (error) => {
    failingSince = error === undefined ? undefined : (failingSince ?? now());
    const before = areFailing;
    areFailing = failingSince !== undefined && now() - failingSince >= graceMs;
    if (areFailing !== before) onChange?.(areFailing);
    const isRefused = areFailing && error instanceof Error && (isConnected() || error.name === 'ReplyError');
    if (isRefused && !isLogged) log.error({ reason: error.message }, refused);
    if (!areFailing && isLogged) log.info(accepted);
    isLogged = areFailing && (isLogged || isRefused);
  };
}
