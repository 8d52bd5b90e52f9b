import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { test } from './demo.ts';

type HeldServer = { readonly url: string; readonly close: () => Promise<void> };

/**
 * Something between the visitor and the server, as a proxy that is overrun: it passes pages on, and whatever is asked for
 * below one path it never answers. The real server has no such state.
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
  // Node cuts a handshake that nobody listens for.
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

/** Tests whose pages come from the demo through a server that holds back all below one path. */
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
