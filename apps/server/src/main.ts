import { once } from 'node:events';
import { ConfigError, readConfig } from './config.ts';
import { SiteError } from './http/securityHeaders.ts';
import { startServer } from './startServer.ts';

/** What a person can mend is told in a sentence; anything else is a bug and keeps its stack. */
function explain(error: unknown, port: string): string | undefined {
  if (error instanceof ConfigError || error instanceof SiteError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one, such as PORT=4174.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  return undefined;
}

try {
  // The signals are heard before the first connection is, so that no moment exists in which a stop is rude.
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
