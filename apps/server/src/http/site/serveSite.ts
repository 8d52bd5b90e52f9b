import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../request/pathOf.ts';
import { sendError } from '../response/sendError.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import type { SiteBody, SiteFile, SiteFiles } from './siteFiles.ts';

const YEAR_SECONDS = 31_536_000;
const LOOKS_LIKE_A_FILE = /^\/assets\/|\.(?!html?$)[a-z0-9]{1,8}$/i;

function knows(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/** The body in the best encoding that the client accepts, with the headers that describe it. */
function negotiate(request: FastifyRequest, reply: FastifyReply, file: SiteFile): SiteBody {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const encoding = accepted.find((one) => one === 'identity' || file.compressed.has(one)) ?? 'identity';
  const body = file.compressed.get(encoding) ?? file.plain;
  reply.header('vary', 'accept-encoding').type(file.contentType);
  if (body !== file.plain) reply.header('content-encoding', encoding);
  return body;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const { bytes, tag } = negotiate(request, reply, file);
  reply.header('etag', tag);
  return knows(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(bytes);
}

/**
 * The canonical URL of a page that was requested by another spelling of its path, with the query of the request;
 * undefined if the path is canonical. The application compares paths exactly, so a page at another spelling would not
 * hydrate. A trailing slash makes no difference.
 */
function canonicalUrl(request: FastifyRequest, path: string, files: SiteFiles): string | undefined {
  const page = files.pagePath(path);
  const [written = '', ...query] = (request.raw.url ?? '/').split('?');
  const isCanonical = path === page || (page !== '/' && path === `${page}/`);
  if (page === undefined || (isCanonical && !written.includes('%'))) return undefined;
  return [page, ...query].join('?');
}

/** Serves the built site: precompressed, hashed assets for a year, everything else revalidated by its ETag. */
export function serveSite(app: FastifyInstance, files: SiteFiles): void {
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const url = canonicalUrl(request, path, files);
    if (url !== undefined) return reply.header('cache-control', 'no-cache').redirect(url, 301);
    const file = files.find(path);
    if (file === undefined) return reply.callNotFound();
    reply.header(
      'cache-control',
      path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    );
    return sendFile(request, reply, file);
  });
}

const MAX_HOST_LENGTH = 260;
/** A host name or address with an optional port, as allowed in a site map. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Serves the site map of a site that was built without an origin, with the origin of the request. */
export function serveSiteMap(
  app: FastifyInstance,
  siteMap: string,
  schemeOf: (request: IncomingMessage) => 'http' | 'https',
): void {
  app.get('/sitemap.xml', (request, reply) => {
    if (request.host.length > MAX_HOST_LENGTH || !HOST.test(request.host)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').type('application/xml; charset=utf-8');
    return reply.send(siteMap.replaceAll('{origin}', `${schemeOf(request.raw)}://${request.host}`));
  });
}

/** An unknown page gets the not-found page; an unknown file or API path gets plain text. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, files: SiteFiles | undefined) {
  const path = pathOf(request);
  if (path.startsWith('/api/')) return sendError(request, reply, 404);
  const page = files?.notFoundPage(path);
  reply.code(404).header('cache-control', 'no-cache');
  if (page === undefined || LOOKS_LIKE_A_FILE.test(path)) {
    return reply.type('text/plain; charset=utf-8').send('Not found\n');
  }
  // Without an ETag: only a request that would succeed may be answered with 304 (RFC 9110, 13.2.1).
  return reply.send(negotiate(request, reply, page).bytes);
}
