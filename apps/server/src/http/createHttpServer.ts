import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics.ts';
import { createConnectionLimiter, type Overflow, RESERVED_CONNECTIONS } from './limits/connectionLimiter.ts';
import { createResponseQueue, type ResponseQueue } from './limits/responseQueue.ts';
import { terminateStalled } from './limits/terminateStalled.ts';
import { createProxyMatcher, limitKey } from './request/clientAddress.ts';
import { requestTarget } from './request/requestTarget.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const KEEP_ALIVE_MS = 5000;
/** Longer than the 60 s of nginx and of the samples in `deploy/`, which then never reuse a connection being closed. */
export const KEEP_ALIVE_BEHIND_PROXY_MS = 72_000;

export type HttpServerParts = {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly clock?: Clock | undefined;
};

export type HttpServer = {
  readonly server: Server;
  /** Set if the connection of a request was accepted beyond the limits. */
  readonly overflowOf: (request: IncomingMessage) => Overflow | undefined;
  readonly afterResponses: ResponseQueue['afterResponses'];
  readonly lacksBody: ResponseQueue['lacksBody'];
};

/** Handlers get only the path; the host is taken from the target of the request, or else from its `Host` header. */
function splitTarget(request: IncomingMessage): void {
  const { url, host } = requestTarget(request.url ?? '/');
  request.url = url;
  if (host !== undefined) request.headers.host = host;
}

/**
 * The bare HTTP server with its connection limits: how many, for whom, how slowly they may write and read, and which
 * requests are upgraded to WebSocket.
 */
export function createHttpServer(answer: RequestListener, parts: HttpServerParts): HttpServer {
  const { config, metrics, clock = systemClock } = parts;
  const isProxy = createProxyMatcher(config.TRUST_PROXY);
  const limiter = createConnectionLimiter(
    // A client that may have this many feeds may also open them at once.
    { total: config.MAX_CONNECTIONS, perAddress: Math.max(config.CONNECTIONS_PER_ADDRESS, config.WS_PER_ADDRESS) },
    ({ remoteAddress = '' }) => (isProxy(remoteAddress) ? undefined : limitKey(remoteAddress)),
    metrics,
  );
  const stalls = terminateStalled(
    { writeMs: config.WRITE_TIMEOUT_MS, responseMs: config.ANSWER_TIMEOUT_MS, checkMs: config.CONNECTION_CHECK_MS },
    clock,
    () => metrics.overflow('stalled'),
  );
  const answerTarget: RequestListener = (request, response) => {
    splitTarget(request);
    answer(request, response);
  };
  const queue = createResponseQueue(answerTarget, (socket, busy) => {
    limiter.setBusy(socket, busy);
    stalls.setBusy(socket, busy);
  });
  const keepAlive = config.TRUST_PROXY.length > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS;
  const server = createServer(
    {
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      keepAliveTimeout: config.KEEP_ALIVE_MS ?? keepAlive,
      keepAliveTimeoutBuffer: 0,
      connectionsCheckingInterval: config.CONNECTION_CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Checked with the other request rules, so that the refusal has the headers of every response.
      requireHostHeader: false,
      // An upgrade to a protocol other than WebSocket is ignored, as HTTP allows, and the request is handled as usual.
      shouldUpgradeCallback: ({ socket, headers }) => {
        const upgrades = server.listenerCount('upgrade') > 0 && !queue.isBusy(socket);
        if (!upgrades || headers.upgrade?.trim().toLowerCase() !== 'websocket') return false;
        limiter.leave(socket);
        return true;
      },
    },
    queue.listener,
  );
  server.prependListener('connection', limiter.enter);
  // The tracking is in connectionLimiter; this applies it to sockets.
  server.maxConnections = config.MAX_CONNECTIONS + config.WS_MAX_CLIENTS + 2 * RESERVED_CONNECTIONS;
  server.on('close', stalls.stop);
  const { afterResponses, lacksBody } = queue;
  return { server, overflowOf: ({ socket }) => limiter.overflowOf(socket), afterResponses, lacksBody };
}
