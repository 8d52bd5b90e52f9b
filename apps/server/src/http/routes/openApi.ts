import type { FastifyInstance } from 'fastify';
import { openApi } from '../openApi.ts';

/** `/api/openapi.json`: what the interface answers, for programs that read it. */
export function openApiRoute(app: FastifyInstance): void {
  const document = JSON.stringify(openApi());
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
}
