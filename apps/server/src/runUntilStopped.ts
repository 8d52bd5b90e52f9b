import { once } from 'node:events';
import { describeStartError } from './config/describeStartError.ts';

/**
 * Runs a program until SIGTERM, SIGINT or SIGHUP (its terminal was closed), then closes it and exits. Exits with 1
 * and one sentence if it cannot start.
 *
 * @param variables its environment
 * @param portName the variable that selects the main port
 */
export async function runUntilStopped(
  start: () => Promise<{ readonly close: () => Promise<void> }>,
  variables: Readonly<Record<string, string | undefined>>,
  portName?: string,
): Promise<void> {
  try {
    // Signals are handled before the first connection, so that a stop is always graceful.
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'].map((name) => once(process, name));
    const stopSignal = Promise.race(signals).then(() => undefined);
    // A signal during the start, which waits for others, ends it: no visitor is connected yet.
    const running = await Promise.race([start(), stopSignal]);
    await stopSignal;
    await running?.close();
    process.exit(0);
  } catch (error) {
    const message = describeStartError(error, variables, portName);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
