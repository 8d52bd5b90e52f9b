import type { FastifyInstance } from 'fastify';

export type Readiness = () => {
  /** Whether requests should be sent to the process. */
  readonly isReady: boolean;
  /** The process itself and what it depends on, each true if healthy. */
  readonly parts: Readonly<Record<string, boolean>>;
};

export type HealthResponse = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Available even when all other requests are rejected because of overload. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: the process is alive. `/readyz`: requests should be sent to it; otherwise 503. The body
 * has the names of the parts that fail, and no details.
 */
export function healthResponse(path: string, readiness: Readiness): HealthResponse | undefined {
  if (path === '/healthz') return { status: 200, body: { status: 'ok' } };
  if (path !== '/readyz') return undefined;
  const { isReady, parts } = readiness();
  const usable = Object.values(parts).every(Boolean) ? 'ready' : 'degraded';
  return { status: isReady ? 200 : 503, body: { status: isReady ? usable : 'not ready', parts } };
}

/** Serves the answers of {@link healthResponse} on the public port. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  for (const path of HEALTH_PATHS) {
    app.get(path, (_request, reply) => {
      const response = healthResponse(path, readiness);
      return reply
        .code(response?.status ?? 404)
        .header('cache-control', 'no-store')
        .send(response?.body);
    });
  }
}
