import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as demoTest } from './demo.ts';
import { URL_VARIABLE } from './startSite.ts';
import { test } from './test.ts';

type ProxyServer = { readonly url: string; readonly close: () => Promise<void> };

/** What a proxy does with the requests that it does not just forward. */
type Changes = {
  /** Below this path it never responds. */
  readonly heldPath?: string;
  /** Changes the file at a path. */
  readonly edit?: { readonly path: string; readonly change: (text: string) => string };
};

/** A proxy between the visitor and the server, for states that the real server does not have. */
async function proxyServer(serverUrl: string, { heldPath, edit }: Changes): Promise<ProxyServer> {
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (heldPath !== undefined && asked.url?.startsWith(heldPath) === true) return;
    const isEdited = asked.url === edit?.path;
    const headers: IncomingMessage['headers'] = { ...asked.headers, host: new URL(serverUrl).host };
    if (isEdited) {
      // The whole text, unchanged since never, can be edited.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    }
    const passed = request(
      new URL(asked.url ?? '/', serverUrl),
      { method: asked.method, headers },
      async (answered) => {
        const { statusCode = 502, headers: received } = answered;
        if (isEdited && edit !== undefined) {
          const { 'content-length': _, ...rest } = received;
          answer.writeHead(statusCode, rest).end(edit.change(await text(answered)));
        } else {
          answer.writeHead(statusCode, received);
          answered.pipe(answer);
        }
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

/** Tests whose pages are served by the demo through an overloaded proxy that never responds below one path. */
export function testHolding(heldPath: string) {
  return demoTest.extend<{ readonly held: ProxyServer }>({
    held: async ({ demo }, use) => {
      const held = await proxyServer(demo.url, { heldPath });
      await use(held);
      await held.close();
    },
    baseURL: async ({ held }, use) => use(held.url),
  });
}

type Releases = { readonly releases: ProxyServer & { readonly publish: () => void } };

/** Tests of a site that can publish a release: another service worker with the same files. */
export const testReleases = test.extend<Releases>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  releases: async ({}, use) => {
    let release = 0;
    const change = (script: string) => `${script}\n// ${release}`;
    const proxy = await proxyServer(process.env[URL_VARIABLE] ?? '', { edit: { path: '/sw.js', change } });
    const publish = () => {
      release += 1;
    };
    await use({ ...proxy, publish });
    await proxy.close();
  },
  baseURL: async ({ releases }, use) => use(releases.url),
});
