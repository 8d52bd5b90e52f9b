import { once } from 'node:events';
import { readConfig } from './config.ts';
import { explain } from './explain.ts';
import { startServer } from './startServer.ts';

try {
  // The signals are handled before the first connection is, so that no moment exists in which a stop is rude.
  const told = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  const server = await startServer(readConfig(process.env));
  await told;
  await server.close();
  process.exit(0);
} catch (error) {
  const sentence = explain(error, process.env['PORT'] ?? '4173');
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
