import type { FastifyReply } from 'fastify';

/** Sends JSON that is written already. Figures of the moment are not kept by anyone. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8').send(json);
}
