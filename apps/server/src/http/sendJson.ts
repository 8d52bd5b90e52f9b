import type { FastifyReply } from 'fastify';

/** Sends JSON that is written already. */
export type SendJson = (reply: FastifyReply, json: string) => FastifyReply;

/**
 * Makes the sender of all answers of the interface. Figures of the moment are not kept by anyone, and simulated ones say
 * so: every object gets `"simulated": true` as its first field.
 */
export function jsonSender(simulated: boolean): SendJson {
  return (reply, json) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(simulated && json.startsWith('{"') ? `{"simulated":true,${json.slice(1)}` : json);
}
