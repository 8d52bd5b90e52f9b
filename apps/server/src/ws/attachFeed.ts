import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type FeedMessage, serialiseFeedMessage } from '@toolbox/core/feed';
import { WebSocketServer } from 'ws';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { createRateWindow } from '../http/limits/createRateWindow.ts';
import { limitKey } from '../http/request/clientAddress.ts';
import { type Refusal, refuseSocket } from '../http/response/refuseSocket.ts';
import type { Bus } from '../hub/bus.ts';
import { createLog, type Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { createBroadcaster } from './broadcaster.ts';
import { type FeedClient, feedClient } from './feedClient.ts';
import { createFeedFrames } from './feedFrames.ts';
import { textFrame } from './frame.ts';
import { handshakeProblem } from './handshakeProblem.ts';
import { createOriginLog } from './originLog.ts';

const MAX_INBOUND_BYTES = 1024;
/** Empty fragments do not count as bytes, and a message counts only when it is complete. */
const MAX_FRAGMENTS = 16;
/** The timeout of a close handshake that either side began; then the socket is destroyed. */
const CLOSE_TIMEOUT_MS = 1000;
/** Not a literal argument, because the types of `ws` lack `closeTimeout`. */
const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: MAX_INBOUND_BYTES,
  maxFragments: MAX_FRAGMENTS,
  closeTimeout: CLOSE_TIMEOUT_MS,
  perMessageDeflate: false,
};
const GOING_AWAY = 1001;
const SHUTDOWN_SPREAD_MS = 5000;
/** The number of clients closed together while closing is spread over time. */
const SHUTDOWN_BATCHES = 20;
const HANDSHAKE_WINDOW_MS = 60_000;
const RETRY_SECONDS = 60;
const TOO_MANY = { status: 429, headers: retryAfter(RETRY_SECONDS) };

function retryAfter(seconds: number): Readonly<Record<string, string>> {
  return { 'retry-after': String(seconds) };
}

export type FeedParts = {
  readonly config: Config;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly headers: Readonly<Record<string, string>>;
  readonly clientIpOf: (request: IncomingMessage) => string;
  /** Origins that may connect; evaluated on each handshake, because the port may be known only after the start. */
  readonly origins: () => ReadonlySet<string>;
  readonly clock?: Clock;
  readonly log?: Log;
};

export type FeedGate = {
  readonly clients: () => number;
  /**
   * Accepts no more clients and closes the existing ones, a few at a time, so that they do not all reconnect at once.
   */
  readonly close: () => Promise<void>;
};

/** `/ws`: publishes the feed of the bus to everyone who connects, within limits. */
export function attachFeed(server: Server, parts: FeedParts): FeedGate {
  const { config, bus, metrics, headers, clientIpOf, origins, clock = systemClock } = parts;
  const log = parts.log ?? createLog('silent');
  const originLog = createOriginLog(log);
  const sockets = new WebSocketServer(SOCKET_OPTIONS);
  const clients = new Set<FeedClient>();
  const broadcaster = createBroadcaster(clients);
  const perAddress = new Map<string, number>();
  const handshakes = createRateWindow(HANDSHAKE_WINDOW_MS, clock);
  const limits = { queueBytes: config.WS_QUEUE_BYTES, pingMs: config.WS_PING_MS, pongMs: config.WS_PONG_MS };
  let closing = false;

  const broadcast = (message: FeedMessage) => {
    if (clients.size > 0) broadcaster.send(textFrame(serialiseFeedMessage(message)));
  };
  const { statusMessage, firstFrames, tradeSent, takeChange } = createFeedFrames({ config, bus, clock });
  const stopListening = bus.subscribe((event) => {
    if (event.type === 'trade') tradeSent();
    else if (takeChange()) {
      // These include the recent trades: without them, clients would take the time since their last message for a gap.
      for (const frame of firstFrames()) broadcaster.send(frame);
      return;
    }
    broadcast(event.type === 'trade' ? { type: 'real_time_trade', trade: event.trade } : statusMessage());
  });
  const beating = setInterval(() => broadcast({ type: 'heartbeat', time: clock.date() }), config.WS_HEARTBEAT_MS);

  /** Why a handshake is rejected. */
  const problemOf = (request: IncomingMessage, key: string): Refusal | undefined => {
    const { count, remainingMs } = handshakes.hit(key);
    if (count > config.WS_HANDSHAKES_PER_MINUTE)
      return { ...TOO_MANY, reason: 'handshakes', headers: retryAfter(Math.ceil(remainingMs / 1000)) };
    const problem = handshakeProblem(request);
    if (problem !== undefined) return problem;
    // Before the origins, of which the server's own address is unknown once it no longer listens.
    if (closing || clients.size >= config.WS_MAX_CLIENTS) return { status: 503, reason: 'full' };
    const { origin } = request.headers;
    // Only browsers send an origin, and only another site's page could misuse a browser.
    if (origin !== undefined && !origins().has(origin)) {
      originLog.refused(origin);
      return { status: 403, reason: 'origin' };
    }
    return (perAddress.get(key) ?? 0) >= config.WS_PER_ADDRESS ? { ...TOO_MANY, reason: 'address' } : undefined;
  };

  const refuse = (wire: Duplex, problem: Refusal) => {
    metrics.refused(problem.reason);
    refuseSocket(wire, problem, headers, log);
  };

  // What only the library checks, such as the syntax of `Sec-WebSocket-Protocol`; its own refusal lacks our headers.
  sockets.on('wsClientError', (_error, wire) => refuse(wire, { status: 400, reason: 'syntax' }));

  const admit = (request: IncomingMessage, wire: Duplex, head: Buffer, key: string) => {
    // Counted before the handshake completes, so that many concurrent ones cannot exceed the limit.
    perAddress.set(key, (perAddress.get(key) ?? 0) + 1);
    let counted = true;
    const release = () => {
      if (!counted) return;
      counted = false;
      const left = (perAddress.get(key) ?? 1) - 1;
      if (left === 0) perAddress.delete(key);
      else perAddress.set(key, left);
    };
    wire.once('close', release);
    sockets.handleUpgrade(request, wire, head, (socket) => {
      const client = feedClient(socket, wire, {
        limits,
        onEnd: (evicted) => {
          clients.delete(client);
          metrics.clients(-1);
          if (evicted) metrics.evicted();
        },
        clock,
      });
      clients.add(client);
      broadcaster.add(client);
      metrics.clients(1);
      for (const frame of firstFrames()) client.send(frame);
    });
  };

  server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', () => wire.destroy());
    const key = limitKey(clientIpOf(request));
    const problem = problemOf(request, key);
    if (problem === undefined) {
      admit(request, wire, head, key);
      return;
    }
    refuse(wire, problem);
  });

  return {
    clients: () => clients.size,
    close: async () => {
      closing = true;
      stopListening();
      clearInterval(beating);
      broadcaster.flush();
      const leaving = [...clients];
      const batch = Math.ceil(leaving.length / SHUTDOWN_BATCHES) || 1;
      const spread = Math.min(SHUTDOWN_SPREAD_MS, config.SHUTDOWN_MS / 2, leaving.length * 10);
      for (let start = 0; start < leaving.length; start += batch) {
        for (const client of leaving.slice(start, start + batch)) client.close(GOING_AWAY);
        await wait(spread / SHUTDOWN_BATCHES);
      }
      sockets.close();
      originLog.close();
    },
  };
}
