import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './pathOf.ts';
import { sendError } from './sendError.ts';
import type { SiteFiles } from './siteFiles.ts';

const YEAR_SECONDS = 31_536_000;
const LOOKS_LIKE_A_FILE = /^\/assets\/|\.[a-z0-9]{1,8}$/i;

/** Serves the built site: precompressed, hashed assets for a year, everything else revalidated by its tag. */
export async function serveSite(app: FastifyInstance, siteDir: string, files: SiteFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: true,
    wildcard: false,
    globIgnore: ['**/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });

  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const file = files.find(path);
    if (file === undefined) return reply.callNotFound();
    reply.header('vary', 'accept-encoding');
    reply.header(
      'cache-control',
      path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    );
    return reply.sendFile(file);
  });
}

/** An unknown page answers with the page that says so; an unknown file or interface in plain words. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, files: SiteFiles | undefined) {
  const path = pathOf(request);
  if (path.startsWith('/api/')) return sendError(request, reply, 404);
  const page = files?.notFoundPage(path);
  reply.code(404).header('cache-control', 'no-cache');
  if (page === undefined || LOOKS_LIKE_A_FILE.test(path)) {
    return reply.type('text/plain; charset=utf-8').send('Not found\n');
  }
  return reply.type('text/html; charset=utf-8').send(page);
}
