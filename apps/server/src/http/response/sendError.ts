import type { FastifyReply, FastifyRequest } from 'fastify';

const MESSAGES: ReadonlyMap<number, readonly [code: string, message: string]> = new Map([
  [400, ['BAD_REQUEST', 'The request is invalid.']],
  [403, ['FORBIDDEN', 'Access is not allowed.']],
  [404, ['NOT_FOUND', 'There is nothing at this address.']],
  [405, ['METHOD_NOT_ALLOWED', 'Only GET, HEAD and OPTIONS are answered.']],
  [408, ['REQUEST_TIMEOUT', 'The request took too long.']],
  [413, ['BODY_TOO_LARGE', 'The request is too large.']],
  [414, ['URL_TOO_LONG', 'The address is too long.']],
  [417, ['EXPECTATION_FAILED', 'The expectation of the request cannot be met.']],
  [426, ['UPGRADE_REQUIRED', 'Only WebSocket version 13 is spoken here.']],
  [429, ['RATE_LIMIT', 'Too many requests. Try again shortly.']],
  [431, ['HEADERS_TOO_LARGE', 'The headers of the request are too large.']],
  [503, ['SERVICE_UNAVAILABLE', 'The service is not available right now.']],
  [505, ['HTTP_VERSION', 'Only HTTP/1.1 and HTTP/1.0 are spoken here.']],
]);
const UNKNOWN = ['INTERNAL_ERROR', 'Something went wrong on the server.'] as const;

export type ErrorBody = {
  readonly success: false;
  readonly error: { readonly code: string; readonly message: string; readonly requestId: string };
};

/** The public part of an error: never a stack, a path, or a message of a dependency. */
export function errorBody(status: number, requestId: string, code?: string): ErrorBody {
  const [general, message] = MESSAGES.get(status) ?? UNKNOWN;
  return { success: false, error: { code: code ?? general, message, requestId } };
}

/** Sends an error response. `code` names a cause that the client has messages for; the sentence stays general. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number, code?: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(status, request.id, code)));
}
