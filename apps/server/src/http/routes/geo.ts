import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IpLookup } from '../../geo/lookUpIp.ts';
import { isLoopbackAddress } from '../../loopback.ts';
import { sendError } from '../response/sendError.ts';
import type { SendJson } from '../response/sendJson.ts';

/** In the format of the provider's errors. */
const UNAVAILABLE = 'Location Unavailable';
const RETRY_SECONDS = 5;

type GeoParts = {
  readonly lookup: IpLookup;
  readonly clientIpOf: (request: IncomingMessage) => string;
  /** Whether a request was made on this machine. */
  readonly isLocal: (request: IncomingMessage) => boolean;
};

/** `/api/geo/{ip}/json/` and `/api/geo/json/`, in the provider's format. */
export function geoRoutes(app: FastifyInstance, sendJson: SendJson, { lookup, clientIpOf, isLocal }: GeoParts): void {
  const sendUnavailable = (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = Math.max(RETRY_SECONDS, Math.ceil(lookup.pauseMs() / 1000));
    return sendError(request, reply.header('retry-after', String(seconds)), 503);
  };
  app.get('/api/geo/json/', async (request, reply) => {
    const visitor = clientIpOf(request.raw);
    const isHere = isLoopbackAddress(visitor);
    // The proxy is not in TRUST_PROXY, or does not name the visitor, who is somewhere else.
    if (isHere && !isLocal(request.raw)) return sendUnavailable(request, reply);
    try {
      return sendJson(reply, JSON.stringify(await (isHere ? lookup.own() : lookup.of(visitor))));
    } catch {
      if (isHere) return sendUnavailable(request, reply);
      // The address is known here; the provider is needed only for its location.
      return sendJson(reply, JSON.stringify({ ip: visitor, error: true, reason: UNAVAILABLE }));
    }
  });
  app.get<{ Params: { ip: string } }>('/api/geo/:ip/json/', async (request, reply) => {
    try {
      return sendJson(reply, JSON.stringify(await lookup.of(request.params.ip)));
    } catch {
      return sendUnavailable(request, reply);
    }
  });
}
