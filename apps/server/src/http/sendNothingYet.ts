import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../hub/bus.ts';
import { CACHE_KEY } from '../hub/cacheKeys.ts';
import { sendError } from './sendError.ts';

/**
 * Answers 503 where there is nothing to tell of a source. Whoever asks may wait while it is being asked for the first time;
 * once it has been, and does not answer, the code says so: `SOURCE_UNREACHABLE`.
 */
export async function sendNothingYet(
  request: FastifyRequest,
  reply: FastifyReply,
  bus: Bus,
  source: 'chain' | 'channel',
): Promise<FastifyReply> {
  const isUnreachable = (await bus.get(CACHE_KEY.unreachable(source))) !== undefined;
  return sendError(request, reply, 503, isUnreachable ? 'SOURCE_UNREACHABLE' : undefined);
}
