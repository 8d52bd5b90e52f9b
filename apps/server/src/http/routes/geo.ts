import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { IpLookup } from '../../geo/lookUpIp.ts';
import type { Log } from '../../log.ts';
import { UpstreamError } from '../../rest/fetchText.ts';
import { sendError } from '../sendError.ts';
import type { SendJson } from '../sendJson.ts';

const LOOPBACK = /^(?:127\.|::1$)/;

/** `/api/geo/{ip}/json/` and `/api/geo/json/`, in the provider's shape. */
export function geoRoutes(
  app: FastifyInstance,
  lookup: IpLookup,
  addressOf: (request: IncomingMessage) => string,
  log: Log,
  sendJson: SendJson,
): void {
  const failed = (error: unknown) => {
    // Not the whole error: a foreign message could hold the address that was looked up.
    const reason = error instanceof UpstreamError ? error.message : 'network';
    log.warn({ source: 'geo', reason }, 'does not answer');
  };
  app.get('/api/geo/json/', async (request, reply) => {
    const visitor = addressOf(request.raw);
    try {
      const answer = await (LOOPBACK.test(visitor) ? lookup.own() : lookup.of(visitor));
      return sendJson(reply, JSON.stringify(answer));
    } catch (error) {
      failed(error);
      return sendError(request, reply, 503);
    }
  });
  app.get<{ Params: { ip: string } }>('/api/geo/:ip/json/', async (request, reply) => {
    try {
      return sendJson(reply, JSON.stringify(await lookup.of(request.params.ip)));
    } catch (error) {
      failed(error);
      return sendError(request, reply, 503);
    }
  });
}
