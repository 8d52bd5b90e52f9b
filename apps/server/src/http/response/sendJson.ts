import type { FastifyReply } from 'fastify';

/** Sends serialized JSON. */
export type SendJson = (reply: FastifyReply, json: string) => FastifyReply;

/**
 * Creates the function that sends all API responses. Live figures must not be cached, and simulated ones are marked:
 * every object gets `"simulated": true` as its first field.
 */
export function jsonSender(isSimulated: () => boolean): SendJson {
  return (reply, json) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(json.startsWith('{"') && isSimulated() ? `{"simulated":true,${json.slice(1)}` : json);
}
