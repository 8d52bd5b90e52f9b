import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { KrwMarket } from '@toolbox/core/kimchi';
import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { IpLookup } from '../geo/lookUpIp.ts';
import type { Bus } from '../hub/bus.ts';
import { rateStore } from './limits/rateStore.ts';
import { createLocalMatcher, limitKey } from './request/clientAddress.ts';
import { jsonSender } from './response/sendJson.ts';
import { descriptionRoutes } from './routes/descriptions.ts';
import { geoRoutes } from './routes/geo.ts';
import { kimchiRoutes } from './routes/kimchi.ts';
import { liveOffRoutes } from './routes/liveOff.ts';
import { telegramWhaleRoutes } from './routes/telegramWhale.ts';
import { transfersRoute } from './routes/transfers.ts';

export type ApiParts = {
  readonly config: Config;
  readonly bus: Bus;
  readonly premium: (market?: KrwMarket) => Promise<string>;
  readonly lookup: IpLookup;
  readonly clientIpOf: (request: IncomingMessage) => string;
  readonly clock?: Clock;
};

const RATE_WINDOW_MS = 60_000;

class RateError extends Error {
  override readonly name = 'RateError';
  readonly statusCode = 429;
}

/** The API, with a rate limit per address for each group of routes. */
export async function apiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { config, bus, premium, lookup, clientIpOf, clock = systemClock } = parts;
  const isLocal = createLocalMatcher(config.TRUST_PROXY);
  const sendJson = jsonSender(() => config.SIMULATED || bus.published()?.simulated === true);
  const within = (max: number, routes: (scope: FastifyInstance) => void) =>
    app.register(async (scope) => {
      await scope.register(rateLimit, {
        max,
        timeWindow: RATE_WINDOW_MS,
        store: rateStore(RATE_WINDOW_MS, clock),
        keyGenerator: (request) => limitKey(clientIpOf(request.raw)),
        errorResponseBuilder: () => new RateError('too many requests'),
      });
      routes(scope);
    });

  await within(config.RATE_PER_MINUTE, (scope) => {
    descriptionRoutes(scope);
    if (!config.LIVE) {
      liveOffRoutes(scope, sendJson);
      return;
    }
    transfersRoute(scope, sendJson, bus, clock);
    telegramWhaleRoutes(scope, sendJson, bus, clock);
    kimchiRoutes(scope, sendJson, bus, premium);
  });
  await within(config.GEO_RATE_PER_MINUTE, (scope) => geoRoutes(scope, sendJson, { lookup, clientIpOf, isLocal }));
}
