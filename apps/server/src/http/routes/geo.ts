import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { IpLookup } from '../../geo/lookUpIp.ts';
import type { Log } from '../../log.ts';
import { UpstreamError } from '../../rest/fetchText.ts';
import { sendError } from '../sendError.ts';
import type { SendJson } from '../sendJson.ts';

/** In the format of the provider's errors. */
const UNAVAILABLE = 'Location Unavailable';
const LOOPBACK = /^(?:127\.|::1$)/;

/** `/api/geo/{ip}/json/` and `/api/geo/json/`, in the provider's format. */
export function geoRoutes(
  app: FastifyInstance,
  lookup: IpLookup,
  addressOf: (request: IncomingMessage) => string,
  log: Log,
  sendJson: SendJson,
): void {
  const failed = (error: unknown) => {
    // Not the full error, because a foreign message could contain the looked-up address.
    const reason = error instanceof UpstreamError ? error.message : 'network';
    log.warn({ source: 'geo', reason }, 'does not answer');
  };
  app.get('/api/geo/json/', async (request, reply) => {
    const visitor = addressOf(request.raw);
    const isHere = LOOPBACK.test(visitor);
    try {
      return sendJson(reply, JSON.stringify(await (isHere ? lookup.own() : lookup.of(visitor))));
    } catch (error) {
      failed(error);
      if (isHere) return sendError(request, reply, 503);
      // The address is known here; the provider is needed only for its location.
      return sendJson(reply, JSON.stringify({ ip: visitor, error: true, reason: UNAVAILABLE }));
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
