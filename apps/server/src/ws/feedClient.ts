import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';

export type ClientLimits = {
  readonly queueBytes: number;
  readonly pingMs: number;
  readonly pongMs: number;
};

type ClientOptions = {
  readonly limits: ClientLimits;
  readonly onEnd: (evicted: boolean) => void;
  readonly clock: Clock;
};

export type FeedClient = {
  /** Sends a prepared frame, or evicts the client if it reads too slowly. */
  readonly send: (frame: Buffer) => void;
  readonly close: (code: number) => void;
};

/** Ten messages, pings or unrequested pongs. */
const MAX_INBOUND = 10;
const INBOUND_WINDOW_MS = 10_000;

const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** Enforces the limits of one client: it must answer pings, send little, and read fast enough. */
export function feedClient(socket: WebSocket, wire: Duplex, { limits, onEnd, clock }: ClientOptions): FeedClient {
  const receivedTimes: number[] = [];
  let pongDue: NodeJS.Timeout | undefined;
  let pongMissed: NodeJS.Immediate | undefined;
  let isPongDue = false;
  let leaving = false;
  let evicted = false;

  const close = (code: number) => {
    if (leaving) return;
    leaving = true;
    socket.close(code);
  };
  const countInbound = () => {
    if (socket.isPaused) return;
    const now = clock.now();
    receivedTimes.push(now);
    while ((receivedTimes[0] ?? now) <= now - INBOUND_WINDOW_MS) receivedTimes.shift();
    if (receivedTimes.length <= MAX_INBOUND) return;
    close(POLICY_VIOLATION);
    // What else it sends is not read. Terminating it at once would discard the close frame together with the unread
    // data.
    socket.pause();
  };
  /** After this process was suspended a pong may be unread: it is read before a client is evicted. */
  const onLatePong = () => {
    pongMissed = setImmediate(() => socket.terminate());
  };
  const pinging = setInterval(() => {
    socket.ping();
    isPongDue = true;
    pongDue = setTimeout(onLatePong, limits.pongMs);
  }, limits.pingMs);

  const clearPongTimers = () => {
    clearTimeout(pongDue);
    clearImmediate(pongMissed);
  };
  socket.on('pong', () => {
    clearPongTimers();
    if (!isPongDue) countInbound();
    isPongDue = false;
  });
  socket.on('ping', countInbound);
  socket.on('message', countInbound);
  // A message that is too large ends here; `ws` itself closes with 1009.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(pinging);
    clearPongTimers();
    onEnd(evicted);
  });

  return {
    send: (frame) => {
      if (leaving || socket.readyState !== WebSocket.OPEN) return;
      if (wire.writableLength > limits.queueBytes) {
        evicted = true;
        close(TRY_AGAIN_LATER);
        return;
      }
      wire.write(frame);
    },
    close,
  };
}
