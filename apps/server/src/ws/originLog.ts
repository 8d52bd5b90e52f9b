import type { Log } from '../log/log.ts';

const WINDOW_MS = 60_000;
/** Maximum number of origins logged by name within one window; others are counted. */
const NAMED = 5;
const MAX_ORIGIN_LENGTH = 200;

export type OriginLog = {
  readonly refused: (origin: string) => void;
  /** Ends the current window. */
  readonly close: () => void;
};

/**
 * Logs rejected origins: an operator who forgot one in `ALLOWED_ORIGINS` finds it here, while a client that tries a
 * thousand causes only a few warnings a minute.
 */
export function createOriginLog(log: Log): OriginLog {
  /** Set during a window, which begins with the first refusal after the previous one. */
  let windowEnd: NodeJS.Timeout | undefined;
  let named = new Set<string>();
  let refused = 0;
  const endWindow = () => {
    clearTimeout(windowEnd);
    windowEnd = undefined;
    const unlogged = refused - named.size;
    if (unlogged > 0) log.warn({ refused: unlogged }, 'more handshakes of origins that are not in ALLOWED_ORIGINS');
    named = new Set();
    refused = 0;
  };
  return {
    refused: (origin) => {
      windowEnd ??= setTimeout(endWindow, WINDOW_MS).unref();
      refused += 1;
      const name = origin.slice(0, MAX_ORIGIN_LENGTH);
      if (named.has(name) || named.size >= NAMED) return;
      named.add(name);
      log.warn({ origin: name }, 'refused a handshake: its origin is not in ALLOWED_ORIGINS');
    },
    close: endWindow,
  };
}
