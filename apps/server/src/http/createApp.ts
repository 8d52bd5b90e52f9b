import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { createHttpServer, type HttpServer } from './createHttpServer.ts';
import type { Overflow } from './limits/connectionLimiter.ts';
import { createResponseBudget } from './limits/responseBudget.ts';
import { createClientAddress, limitKey } from './request/clientAddress.ts';
import { createForwardedWarning } from './request/forwardedWarning.ts';
import { pathOf } from './request/pathOf.ts';
import { earlyResponseStatus, SUPPORTED_METHODS } from './response/earlyResponseStatus.ts';
import { refuseSocket } from './response/refuseSocket.ts';
import { errorBody, sendError } from './response/sendError.ts';
import { HEALTH_PATHS } from './routes/health.ts';
import { answerNotFound } from './site/serveSite.ts';
import type { SiteFiles } from './site/siteFiles.ts';

const SOCKET_ERRORS: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);
const RETRY_AFTER_SECONDS = '5';

export type AppParts = {
  readonly config: Config;
  readonly log: Log;
  /** Sent with every response of every status. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: SiteFiles | undefined;
  readonly metrics: Metrics;
  readonly clock?: Clock;
};

/** The HTTP server with its limits, without routes. All error responses are in `sendError`. */
export function createApp(parts: AppParts): FastifyInstance {
  const { config, log, headers, files, metrics, clock } = parts;
  const clientIpOf = createClientAddress(config.TRUST_PROXY);
  const warnOfForwarded = createForwardedWarning(config.TRUST_PROXY, log);
  const budget = createResponseBudget({
    maxBytes: config.ANSWER_BYTES,
    maxBytesPerAddress: config.ANSWER_BYTES_PER_ADDRESS,
  });
  let http: HttpServer | undefined;
  const record = (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(route, reply.statusCode, reply.elapsedTime / 1000);
    log.info({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  };
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: config.BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    // The 503 of Fastify has none of our headers. While the server closes, requests on open connections are answered as
    // usual, with `connection: close`.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    serverFactory: (answer) => {
      http = createHttpServer(answer, { config, metrics, clock });
      return http.server;
    },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    clientErrorHandler: (error, socket) => {
      const refuse = () => {
        // The error is about the rest of a request that has already been answered.
        if (http?.lacksBody(socket)) socket.destroy();
        else refuseSocket(socket, { status: SOCKET_ERRORS.get(error.code) ?? 400, reason: error.code }, headers, log);
      };
      if (http === undefined) refuse();
      else http.afterResponses(socket, refuse);
    },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      // Fastify calls no hook for such a request.
      reply.raw.once('close', () => record(request, reply));
      const isPage = error.code === 'FST_ERR_BAD_URL' && !pathOf(request).startsWith('/api/');
      // A path that was cut off within an encoded character is handled like any other unknown path.
      if (isPage && earlyResponseStatus(request.raw, config) === undefined) answerNotFound(request, reply, files);
      else sendError(request, reply, 400);
    },
  });
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    const requestId = randomUUID();
    log.info({ requestId, status: 417, reason: 'expectation' });
    response.end(JSON.stringify(errorBody(417, requestId)));
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    warnOfForwarded(request.raw);
    const overflow = http?.overflowOf(request.raw);
    // The reserve is for short responses; a retry may get a regular slot.
    if (overflow !== undefined) reply.header('connection', 'close');
    return respondEarly(request, reply, config, overflow);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // Files are shared by all responses; only responses generated for one visitor are counted.
    if (typeof payload !== 'string' || isHealth(request)) return payload;
    const key = limitKey(clientIpOf(request.raw));
    if (budget.take(reply.raw, key, Buffer.byteLength(payload))) return payload;
    metrics.overflow('bytes');
    reply.code(503).type('application/json; charset=utf-8');
    reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
    return JSON.stringify(errorBody(503, request.id));
  });
  app.addHook('onResponse', async (request, reply) => record(request, reply));
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, files));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ requestId: request.id, err: error }, 'a request failed');
    return sendError(request, reply, status >= 400 && status < 600 ? status : 500);
  });
  return app;
}

/** Whether a request is for the state of the server, which is never refused because of a limit. */
function isHealth(request: FastifyRequest): boolean {
  return HEALTH_PATHS.has(request.routeOptions.url ?? '');
}

/** Answers a request before routing. The rest of a rejected request is never read: its connection is closed. */
function respondEarly(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  overflow: Overflow | undefined,
): FastifyReply | undefined {
  const status = earlyResponseStatus(request.raw, config);
  if (status === 204 || status === 405) reply.header('allow', [...SUPPORTED_METHODS].join(', '));
  if (status === 204) return reply.code(204).send();
  if (status !== undefined) return sendError(request, reply.header('connection', 'close'), status);
  if (overflow === undefined || isHealth(request)) return undefined;
  return sendError(request, reply.header('retry-after', RETRY_AFTER_SECONDS), overflow);
}
