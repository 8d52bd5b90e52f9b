import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Bus } from '../../hub/bus.ts';
import { CACHE_KEY } from '../../hub/cacheKeys.ts';
import { MAX_MOVEMENTS } from '../../movements/movementResponses.ts';
import { freshResponse } from '../response/freshResponse.ts';
import type { SendJson } from '../response/sendJson.ts';
import { sendUnavailable } from '../response/sendUnavailable.ts';

const DEFAULT_LIMIT = 50;

/** A whole number from 1 to {@link MAX_MOVEMENTS}; other text means the default. */
export function limitOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return DEFAULT_LIMIT;
  return Math.min(MAX_MOVEMENTS, Math.max(1, Math.floor(number)));
}

/** `/api/telegram-whale/*`: large movements from the channel. */
export function telegramWhaleRoutes(app: FastifyInstance, sendJson: SendJson, bus: Bus, clock: Clock): void {
  app.get<{ Querystring: { limit?: unknown } }>('/api/telegram-whale/transactions', async (request, reply) => {
    const body = await freshResponse(bus, 'channel', CACHE_KEY.movements, clock);
    const data = body?.['data'];
    if (!Array.isArray(data)) return sendUnavailable(request, reply, bus, 'channel');
    return sendJson(reply, JSON.stringify({ ...body, data: data.slice(0, limitOf(request.query.limit)) }));
  });
  app.get('/api/telegram-whale/statistics', async (request, reply) => {
    const body = await freshResponse(bus, 'channel', CACHE_KEY.movementStatistics, clock);
    return body === undefined ? sendUnavailable(request, reply, bus, 'channel') : sendJson(reply, JSON.stringify(body));
  });
}
