import type { FastifyInstance } from 'fastify';
import { asyncApi } from '../descriptions/asyncApi.ts';
import { openApi } from '../descriptions/openApi.ts';

/** `/api/openapi.json` and `/api/asyncapi.json`: the interface and the live feed, for programs that read it. */
export function descriptionRoutes(app: FastifyInstance): void {
  const documents = { '/api/openapi.json': openApi(), '/api/asyncapi.json': asyncApi() };
  for (const [path, document] of Object.entries(documents)) {
    const text = JSON.stringify(document);
    app.get(path, (_request, reply) =>
      reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }
}
