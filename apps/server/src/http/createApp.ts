import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { refuseSocket } from './refuseSocket.ts';
import { errorBody, sendError } from './sendError.ts';
import { answerNotFound } from './serveSite.ts';
import type { SiteFiles } from './siteFiles.ts';

const ANSWERED = new Set(['GET', 'HEAD', 'OPTIONS']);
const MAX_HEADER_BYTES = 16 * 1024;
const KEEP_ALIVE_MS = 5000;
/** Longer than any proxy in front keeps its connections, so that it never writes into one that is being closed. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 72_000;
const SOCKET_ERRORS: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

export type AppParts = {
  readonly config: Config;
  readonly log: Log;
  /** Sent with every answer of every status. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: SiteFiles | undefined;
  readonly metrics: Metrics;
};

/** The HTTP server with its limits, without a route. Everything it can say of an error is in `sendError`. */
export function createApp({ config, log, headers, files, metrics }: AppParts): FastifyInstance {
  const keepAlive = config.TRUST_PROXY.length > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS;
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: config.BODY_LIMIT_BYTES,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: config.KEEP_ALIVE_MS ?? keepAlive,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    exposeHeadRoutes: true,
    http: {
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: config.CONNECTION_CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeoutBuffer: 0,
    },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    clientErrorHandler: (error, socket) => refuseSocket(socket, SOCKET_ERRORS.get(error.code) ?? 400, headers),
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers);
      sendError(request, reply, 400);
    },
  });
  app.server.maxConnections = config.MAX_CONNECTIONS;
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    response.end(JSON.stringify(errorBody(417, randomUUID())));
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const { url = '/', headers: sent, method = '' } = request.raw;
    const refused = refusal(method, url, sent, config);
    if (refused === undefined) return;
    if (refused.status === 204 || refused.status === 405) reply.header('allow', [...ANSWERED].join(', '));
    if (refused.status === 204) return reply.code(204).send();
    // The rest of the request is never read, so the connection cannot be used again.
    reply.header('connection', 'close');
    return sendError(request, reply, refused.status);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(route, reply.statusCode, reply.elapsedTime / 1000);
    log.info({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, files));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ requestId: request.id, err: error }, 'a request failed');
    return sendError(request, reply, status >= 400 && status < 600 ? status : 500);
  });
  return app;
}

function refusal(
  method: string,
  url: string,
  sent: Readonly<Record<string, unknown>>,
  config: Config,
): { readonly status: number } | undefined {
  if (!ANSWERED.has(method)) return { status: 405 };
  if (Buffer.byteLength(url) > config.URL_LIMIT_BYTES) return { status: 414 };
  if (Number(sent['content-length'] ?? 0) > config.BODY_LIMIT_BYTES) return { status: 413 };
  if (sent['transfer-encoding'] !== undefined) return { status: 400 };
  return method === 'OPTIONS' ? { status: 204 } : undefined;
}
