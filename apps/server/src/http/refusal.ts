import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** The supported methods. */
export const ANSWERED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** HTTP/1.1 requires exactly one `Host`; a proxy could interpret a second one as another site. */
export function hasSoundHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((header, place) => place % 2 === 0 && header.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Why a request is rejected regardless of its path, as a status; 204 for OPTIONS; undefined accepts it. */
export function refusalOf(request: IncomingMessage, config: Config): number | undefined {
  const { method = '', url = '/', headers, httpVersion } = request;
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 505;
  if (!hasSoundHost(request)) return 400;
  if (!ANSWERED.has(method)) return 405;
  // Not a path, and not a URL with a host that could be split off: it may contain a user name.
  if (!url.startsWith('/') && url !== '*') return 400;
  if (Buffer.byteLength(url) > config.URL_LIMIT_BYTES) return 414;
  if (Number(headers['content-length'] ?? 0) > config.BODY_LIMIT_BYTES) return 413;
  if (headers['transfer-encoding'] !== undefined) return 400;
  return method === 'OPTIONS' ? 204 : undefined;
}
