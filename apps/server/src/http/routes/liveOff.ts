import type { FastifyInstance } from 'fastify';
import type { SendJson } from '../sendJson.ts';

/** The paths whose answers are made of what the server receives. */
const LIVE_PATHS = [
  '/api/crypto/whale-alert',
  '/api/telegram-whale/transactions',
  '/api/telegram-whale/statistics',
  '/api/crypto/kimchi-premium',
  '/api/crypto/kimchi-premium/history',
] as const;

const OFF = { success: false, error: { code: 'LIVE_OFF', message: 'Live data is switched off on this server.' } };

/**
 * Stands in for the live interfaces where the operator switched them off (`LIVE=off`). That is no error: the answer comes
 * with 200, and a page can tell it from a service that is away.
 */
export function liveOffRoutes(app: FastifyInstance, sendJson: SendJson): void {
  const json = JSON.stringify(OFF);
  for (const path of LIVE_PATHS) app.get(path, async (_request, reply) => sendJson(reply, json));
}
