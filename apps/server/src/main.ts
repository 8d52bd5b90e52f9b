import { once } from 'node:events';
import { readConfig } from './config.ts';
import { explain } from './explain.ts';
import { startServer } from './startServer.ts';

try {
  // Signals are handled before the first connection, so that a stop is always graceful.
  const told = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  const server = await startServer(readConfig(process.env));
  await told;
  await server.close();
  process.exit(0);
} catch (error) {
  const sentence = explain(error, process.env);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
