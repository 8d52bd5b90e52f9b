import type { FastifyInstance } from 'fastify';

/** What the process depends on, each true when it is well. */
export type Readiness = () => Readonly<Record<string, boolean>>;

export type HealthAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Answered even where every other request is refused for want of room. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: the process is alive, and nothing more. `/readyz`: it can do its work; 503 when a part of it cannot, with
 * the names of the parts and nothing about them.
 */
export function healthAnswer(path: string, readiness: Readiness): HealthAnswer | undefined {
  if (path === '/healthz') return { status: 200, body: { status: 'ok' } };
  if (path !== '/readyz') return undefined;
  const parts = readiness();
  const ready = Object.values(parts).every(Boolean);
  return { status: ready ? 200 : 503, body: { status: ready ? 'ready' : 'not ready', parts } };
}

/** The same on the port of the visitors. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  for (const path of HEALTH_PATHS) {
    app.get(path, (_request, reply) => {
      const answer = healthAnswer(path, readiness);
      return reply
        .code(answer?.status ?? 404)
        .header('cache-control', 'no-store')
        .send(answer?.body);
    });
  }
}
