import type { FastifyInstance } from 'fastify';

/** What the process depends on, each true when it is well. */
export type Readiness = () => Readonly<Record<string, boolean>>;

/**
 * `/healthz`: the process is alive, and nothing more. `/readyz`: it can do its work; 503 when a part of it cannot, with
 * the names of the parts and nothing about them.
 */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const parts = readiness();
    const ready = Object.values(parts).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', parts });
  });
}
