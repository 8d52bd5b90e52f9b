import { runUntilStopped } from '../src/runUntilStopped.ts';
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
  const start = async () => {
    const demo = await startDemo(variables);
    process.stdout.write(`${announce(demo.url)}\n`);
    return demo;
  };
  await runUntilStopped(start, variables, portName);
}
