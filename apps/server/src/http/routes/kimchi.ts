import type { FastifyInstance } from 'fastify';
import type { Bus } from '../../hub/bus.ts';
import { BOARD } from '../../ingest/board.ts';
import { PremiumError } from '../../kimchi/premiumAnswer.ts';
import { isPremiumCoin, isRange } from '../../kimchi/premiumHistory.ts';
import { sendError } from '../sendError.ts';
import type { SendJson } from '../sendJson.ts';

/** `/api/crypto/kimchi-premium` and its history. */
export function kimchiRoutes(app: FastifyInstance, bus: Bus, premium: () => Promise<string>, sendJson: SendJson): void {
  app.get('/api/crypto/kimchi-premium', async (request, reply) => {
    try {
      return sendJson(reply, await premium());
    } catch (error) {
      if (error instanceof PremiumError) return sendError(request, reply, 503, error.missing);
      throw error;
    }
  });
  app.get<{ Querystring: { range?: unknown; coin?: unknown } }>(
    '/api/crypto/kimchi-premium/history',
    async (request, reply) => {
      const { range = '24h', coin = 'BTC' } = request.query;
      if (!isRange(range) || !isPremiumCoin(coin)) return sendError(request, reply, 400);
      const json = await bus.get(BOARD.history(range, coin));
      return json === undefined ? sendError(request, reply, 503) : sendJson(reply, json);
    },
  );
}
