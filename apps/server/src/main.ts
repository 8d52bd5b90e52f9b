import { once } from 'node:events';
import { readConfig } from './config.ts';
import { describeStartError } from './describeStartError.ts';
import { startServer } from './startServer.ts';

try {
  // Signals are handled before the first connection, so that a stop is always graceful.
  const stopSignal = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]).then(() => undefined);
  // A signal during the start, which waits for others, ends it: no visitor is connected yet.
  const server = await Promise.race([startServer(readConfig(process.env)), stopSignal]);
  await stopSignal;
  await server?.close();
  process.exit(0);
} catch (error) {
  const message = describeStartError(error, process.env);
  if (message === undefined) throw error;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
