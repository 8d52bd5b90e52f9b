import type { Log } from './log.ts';

/** Takes an error that is a bug of this program, which the caller cannot handle. */
export type ReportError = (error: unknown) => void;

/** A bug that lasts may fail with each event, hundreds of times a second. */
export const ERROR_LOG_GAP_MS = 60_000;
/** Different errors that are logged in that time: their messages may contain what was received. */
export const MAX_ERRORS = 10;

/** Logs errors with their stack, the same one once in each minute. */
export function createErrorLog(log: Log, context: object, now: () => number): ReportError {
  const logged = new Set<string>();
  let since = now();
  return (error) => {
    if (now() - since >= ERROR_LOG_GAP_MS) {
      logged.clear();
      since = now();
    }
    const text = String(error);
    if (logged.has(text) || logged.size >= MAX_ERRORS) return;
    logged.add(text);
    log.error({ ...context, err: error }, 'an event could not be processed');
  };
}

/**
 * Calls code whose errors are reported, so that they are not taken for a fault of the service that sent the data.
 *
 * @returns whether there was none
 */
export function logErrors(report: ReportError, call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}
