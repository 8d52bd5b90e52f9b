import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Bus } from '../../hub/bus.ts';
import { CACHE_KEY } from '../../hub/cacheKeys.ts';
import { freshResponse } from '../response/freshResponse.ts';
import type { SendJson } from '../response/sendJson.ts';
import { sendUnavailable } from '../response/sendUnavailable.ts';

/** `/api/crypto/whale-alert`: large transfers found on the chain itself. */
export function transfersRoute(app: FastifyInstance, sendJson: SendJson, bus: Bus, clock: Clock): void {
  app.get('/api/crypto/whale-alert', async (request, reply) => {
    const body = await freshResponse(bus, 'chain', CACHE_KEY.transfers, clock);
    return body === undefined ? sendUnavailable(request, reply, bus, 'chain') : sendJson(reply, JSON.stringify(body));
  });
}
