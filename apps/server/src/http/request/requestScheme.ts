import type { IncomingMessage } from 'node:http';
import { createProxyMatcher } from './clientAddress.ts';

/**
 * Determines whether the visitor's browser used `https` or `http`. The server itself does not speak TLS, so only a
 * proxy can report it, in `x-forwarded-proto`; without configured proxies the header is untrusted and ignored.
 *
 * @param proxies addresses or networks, as in `TRUST_PROXY`
 */
export function createRequestScheme(proxies: readonly string[]): (request: IncomingMessage) => 'http' | 'https' {
  const isTrusted = createProxyMatcher(proxies);
  return ({ headers, socket }) => {
    // The proxy nearest to the visitor comes first.
    const [claim = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
    return claim.trim().toLowerCase() === 'https' && isTrusted(socket.remoteAddress ?? '') ? 'https' : 'http';
  };
}
