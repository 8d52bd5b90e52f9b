import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

const WINDOW_MS = 60_000;
/** Maximum number of origins logged by name within one window; others are counted. */
const NAMED = 5;
const MAX_ORIGIN_LENGTH = 200;

/**
 * Logs rejected origins: an operator who forgot one in `ALLOWED_ORIGINS` finds it here, while a client that tries a
 * thousand causes only a few lines a minute.
 */
export function createOriginLog(log: Log, clock: Clock): (origin: string) => void {
  let windowStart = Number.NEGATIVE_INFINITY;
  let named = new Set<string>();
  let refused = 0;
  return (origin) => {
    const now = clock.now();
    if (now - windowStart >= WINDOW_MS) {
      const unlogged = refused - named.size;
      if (unlogged > 0) log.warn({ refused: unlogged }, 'more handshakes of origins that are not in ALLOWED_ORIGINS');
      windowStart = now;
      named = new Set();
      refused = 0;
    }
    refused += 1;
    const name = origin.slice(0, MAX_ORIGIN_LENGTH);
    if (named.has(name) || named.size >= NAMED) return;
    named.add(name);
    log.warn({ origin: name }, 'refused a handshake: its origin is not in ALLOWED_ORIGINS');
  };
}
