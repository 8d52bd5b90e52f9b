import type { FastifyInstance } from 'fastify';
import type { SendJson } from '../response/sendJson.ts';

/** The paths whose responses depend on live data. */
const LIVE_PATHS = [
  '/api/crypto/whale-alert',
  '/api/telegram-whale/transactions',
  '/api/telegram-whale/statistics',
  '/api/crypto/kimchi-premium',
  '/api/crypto/kimchi-premium/history',
] as const;

const OFF = { success: false, error: { code: 'LIVE_OFF', message: 'Live data is turned off on this server.' } };

/**
 * Replaces the live routes if the operator turned them off (`LIVE=off`). That is not an error: the status is 200,
 * and a page can distinguish it from an unavailable service.
 */
export function liveOffRoutes(app: FastifyInstance, sendJson: SendJson): void {
  const json = JSON.stringify(OFF);
  for (const path of LIVE_PATHS) app.get(path, async (_request, reply) => sendJson(reply, json));
}
