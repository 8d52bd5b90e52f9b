import type { Log } from './log.ts';

/**
 * Calls code whose errors are bugs of this program, which the caller cannot handle: one is logged with its stack, so
 * that it is not taken for a fault of the service that sent the data.
 *
 * @returns whether there was none
 */
export function logErrors(log: Log, context: object, call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    log.error({ ...context, err: error }, 'an event could not be processed');
    return false;
  }
}
