import { ConfigError } from './config.ts';
import { SiteError } from './http/readSiteManifest.ts';

/**
 * Describes an error that the operator can fix in one sentence; any other error is a bug and keeps its stack.
 *
 * @param remedy a variable and a value that select another port
 */
export function explain(error: unknown, port: string, remedy = 'PORT=4174'): string | undefined {
  if (error instanceof ConfigError || error instanceof SiteError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one, such as ${remedy}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  return undefined;
}
