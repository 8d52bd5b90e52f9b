import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process is alive. It says nothing of what it depends on; that is `/readyz`. */
export function healthRoute(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
