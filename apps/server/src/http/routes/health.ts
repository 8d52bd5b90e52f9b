import type { FastifyInstance } from 'fastify';

/** The dependencies of the process, each true if healthy. */
export type Readiness = () => Readonly<Record<string, boolean>>;

export type HealthAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Available even when all other requests are rejected because of overload. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: the process is alive. `/readyz`: it can do its work; otherwise 503 with the names of the failing parts
 * and no details.
 */
export function healthAnswer(path: string, readiness: Readiness): HealthAnswer | undefined {
  if (path === '/healthz') return { status: 200, body: { status: 'ok' } };
  if (path !== '/readyz') return undefined;
  const parts = readiness();
  const ready = Object.values(parts).every(Boolean);
  return { status: ready ? 200 : 503, body: { status: ready ? 'ready' : 'not ready', parts } };
}

/** The same on the public port. */
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
