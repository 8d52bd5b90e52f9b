import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Faults of a service. They can be changed at any time. */
export type Switches = {
  /** Terminates connections as soon as they are opened. */
  refuse: boolean;
  /** Accepts connections but never responds. */
  hang: boolean;
  /** Responds to everything with this status, including upgrades; 0 for none. */
  status: number;
  /** Open sockets stay open, but nothing is sent or received any more, as with a cut cable without a FIN. */
  halfOpen: boolean;
  /** Responds to plain HTTP with this status, while WebSockets work; 0 for none. */
  restStatus: number;
  /** The Retry-After of responses with one of these statuses; none if empty. */
  retryAfter: string;
};

export type FakeResponse = {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type FakeRequest = { readonly path: string; readonly query: URLSearchParams; readonly body: string };

export type FakeServerParts = {
  readonly http?: (request: FakeRequest) => FakeResponse | undefined;
  readonly webSocket?: (socket: WebSocket, path: string, query: URLSearchParams) => void;
};

export type FakeServer = {
  readonly port: number;
  readonly httpUrl: string;
  readonly wsUrl: string;
  readonly switches: Switches;
  /** The time of each WebSocket request. */
  readonly connectTimes: number[];
  /** Requested paths. */
  readonly requests: string[];
  /** Responds to the pending requests. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
};

/** The request body; undefined if the client has disconnected meanwhile. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  try {
    let sent = '';
    for await (const chunk of request) sent += String(chunk);
    return sent;
  } catch {
    return undefined;
  }
}

/** A fake HTTP and WebSocket service on loopback, with faults on demand. */
export async function openFakeServer(parts: FakeServerParts, port = 0): Promise<FakeServer> {
  const switches: Switches = { refuse: false, hang: false, status: 0, halfOpen: false, restStatus: 0, retryAfter: '' };
  const connections = new Set<Socket>();
  const connectTimes: number[] = [];
  const requests: string[] = [];
  const hanging = new Set<() => void>();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '/');
    if (switches.refuse) request.socket.destroy();
    if (switches.refuse) return;
    if (switches.hang) await new Promise<void>((resolve) => hanging.add(resolve));
    const body = await bodyOf(request);
    if (body === undefined) return;
    const url = new URL(request.url ?? '/', 'http://fake');
    const found = parts.http?.({ path: url.pathname, query: url.searchParams, body });
    const refused = switches.status || switches.restStatus;
    const headers = switches.retryAfter === '' ? {} : { 'retry-after': switches.retryAfter };
    const fake = refused > 0 ? { status: refused, body: '', headers } : (found ?? { status: 404, body: '' });
    const isText = typeof fake.body === 'string';
    response.writeHead(fake.status ?? 200, {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
      ...('headers' in fake ? fake.headers : {}),
    });
    response.end(typeof fake.body === 'string' ? fake.body : JSON.stringify(fake.body));
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy());
    if (switches.refuse) socket.destroy();
  });
  server.on('upgrade', async (request, socket, head) => {
    connectTimes.push(Date.now());
    if (switches.refuse) socket.destroy();
    if (switches.refuse) return;
    if (switches.hang) await new Promise<void>((resolve) => hanging.add(resolve));
    const status = parts.webSocket === undefined ? 404 : switches.status;
    if (status > 0) {
      const patience = switches.retryAfter === '' ? '' : `retry-after: ${switches.retryAfter}\r\n`;
      socket.end(`HTTP/1.1 ${status} Refused\r\n${patience}connection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const url = new URL(request.url ?? '/', 'http://fake');
    sockets.handleUpgrade(request, socket, head, (client) => parts.webSocket?.(client, url.pathname, url.searchParams));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;

  return {
    port: taken,
    httpUrl: `http://127.0.0.1:${taken}`,
    wsUrl: `ws://127.0.0.1:${taken}`,
    switches,
    connectTimes,
    requests,
    release: () => {
      for (const resume of hanging) resume();
      hanging.clear();
    },
    close: async () => {
      for (const socket of connections) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
