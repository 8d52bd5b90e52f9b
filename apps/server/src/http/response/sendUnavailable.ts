import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../../hub/bus.ts';
import { CACHE_KEY, type IngestSource } from '../../hub/cacheKeys.ts';
import { sendError } from './sendError.ts';

/**
 * Responds with 503 if there is no data of a source. The client may wait while the first request is pending; if the
 * source does not respond, the code is `SOURCE_UNREACHABLE`.
 */
export async function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  bus: Bus,
  source: IngestSource,
): Promise<FastifyReply> {
  const isUnreachable = (await bus.get(CACHE_KEY.unreachable(source))) !== undefined;
  return sendError(request, reply, 503, isUnreachable ? 'SOURCE_UNREACHABLE' : undefined);
}
