import { once } from 'node:events';
import { describeStartError } from '../src/describeStartError.ts';
import { startDemo } from './startDemo.ts';

/**
 * Runs the demo until the process is stopped; exits with 1 and one sentence if the demo cannot start.
 *
 * @param announce the line to print once it is ready
 * @param portName the variable that selects the port
 */
export async function serveDemo(
  variables: Readonly<Record<string, string | undefined>>,
  announce: (url: string) => string,
  portName?: string,
): Promise<void> {
  try {
    const stopSignal = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    const demo = await startDemo(variables);
    process.stdout.write(`${announce(demo.url)}\n`);
    await stopSignal;
    await demo.close();
    process.exit(0);
  } catch (error) {
    const message = describeStartError(error, variables, portName);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
