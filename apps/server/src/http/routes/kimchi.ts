import { isKrwMarket, type KrwMarket } from '@toolbox/core/kimchi';
import { isRecord } from '@toolbox/core/validate';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../../hub/bus.ts';
import { CACHE_KEY } from '../../hub/cacheKeys.ts';
import { type Fields, readCached } from '../../hub/readCached.ts';
import { isPremiumCoin, isRange } from '../../kimchi/premiumHistory.ts';
import { PremiumError } from '../../kimchi/premiumResponse.ts';
import { sendError } from '../response/sendError.ts';
import type { SendJson } from '../response/sendJson.ts';

type Query = { readonly range?: unknown; readonly coin?: unknown; readonly market?: unknown };

/** The market may be omitted; an unknown market is rejected. */
function isMarket(value: unknown): value is KrwMarket | undefined {
  return value === undefined || isKrwMarket(value);
}

function isHistory({ points, statistics }: Fields): boolean {
  return Array.isArray(points) && isRecord(statistics);
}

/** `/api/crypto/kimchi-premium` and its history, in general or for one domestic market. */
export function kimchiRoutes(
  app: FastifyInstance,
  sendJson: SendJson,
  bus: Bus,
  premium: (market?: KrwMarket) => Promise<string>,
): void {
  app.get<{ Querystring: Query }>('/api/crypto/kimchi-premium', async (request, reply) => {
    const { market } = request.query;
    if (!isMarket(market)) return sendError(request, reply, 400);
    try {
      return sendJson(reply, await premium(market));
    } catch (error) {
      if (error instanceof PremiumError) return sendError(request, reply, 503, error.missing);
      throw error;
    }
  });
  app.get<{ Querystring: Query }>('/api/crypto/kimchi-premium/history', async (request, reply) => {
    const { range = '24h', coin = 'BTC', market } = request.query;
    if (!isRange(range) || !isPremiumCoin(coin) || !isMarket(market)) return sendError(request, reply, 400);
    const body = await readCached(bus, CACHE_KEY.history(range, coin, market), isHistory);
    return body === undefined ? sendError(request, reply, 503) : sendJson(reply, JSON.stringify(body));
  });
}
