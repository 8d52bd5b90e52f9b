import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { test } from './demo.ts';

type HeldServer = { readonly url: string; readonly close: () => Promise<void> };

/**
 * An overloaded proxy between the visitor and the server: it forwards pages, but never responds below one path. The
 * real server has no such state.
 */
async function heldServer(serverUrl: string, heldPath: string): Promise<HeldServer> {
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith(heldPath) === true) return;
    const { method, headers } = asked;
    const { host } = new URL(serverUrl);
    const passed = request(
      new URL(asked.url ?? '/', serverUrl),
      { method, headers: { ...headers, host } },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    asked.pipe(passed);
  });
  // Node closes a handshake without a listener.
  server.on('upgrade', () => {});
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Tests whose pages are served by the demo through a proxy that never responds below one path. */
export function testHolding(heldPath: string) {
  return test.extend<{ readonly held: HeldServer }>({
    held: async ({ demo }, use) => {
      const held = await heldServer(demo.url, heldPath);
      await use(held);
      await held.close();
    },
    baseURL: async ({ held }, use) => use(held.url),
  });
}
