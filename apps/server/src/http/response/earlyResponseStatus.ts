import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.ts';

export const SUPPORTED_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** HTTP/1.1 requires exactly one `Host`; a proxy could interpret a second one as another site. */
export function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((header, place) => place % 2 === 0 && header.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * The status of a request that is answered before routing, whatever its path: an error, or 204 for OPTIONS; undefined
 * if it is routed.
 */
export function earlyResponseStatus(request: IncomingMessage, config: Config): number | undefined {
  const { method = '', url = '/', headers, httpVersion } = request;
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 505;
  if (!hasValidHost(request)) return 400;
  if (!SUPPORTED_METHODS.has(method)) return 405;
  // Not a path, and not a URL with a host that could be split off: it may contain a user name.
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS')) return 400;
  if (Buffer.byteLength(url) > config.URL_LIMIT_BYTES) return 414;
  if (Number(headers['content-length'] ?? 0) > config.BODY_LIMIT_BYTES) return 413;
  if (headers['transfer-encoding'] !== undefined) return 400;
  return method === 'OPTIONS' ? 204 : undefined;
}
