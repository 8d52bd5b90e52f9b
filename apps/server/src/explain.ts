import { ConfigError } from './config.ts';
import { SiteError } from './http/securityHeaders.ts';

/** What a person can mend is told in a sentence; anything else is a bug and keeps its stack. */
export function explain(error: unknown, port: string): string | undefined {
  if (error instanceof ConfigError || error instanceof SiteError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one, such as PORT=4174.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  return undefined;
}
