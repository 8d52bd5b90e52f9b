import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from '../test.ts';
import { test as demoTest } from './demo.ts';
import { URL_VARIABLE } from './startSite.ts';

type ProxyServer = { readonly url: string; readonly close: () => Promise<void> };

/** What a proxy does with the requests that it does not just forward. */
type Changes = {
  /** Below this path it never responds. */
  readonly heldPath?: string;
  /** Changes a file; undefined if it passes as it is. */
  readonly edit?: (path: string) => ((text: string) => string) | undefined;
};

/** A proxy between the visitor and the server, for states that the real server does not have. */
async function proxyServer(serverUrl: string, { heldPath, edit }: Changes): Promise<ProxyServer> {
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (heldPath !== undefined && asked.url?.startsWith(heldPath) === true) return;
    const change = edit?.(asked.url ?? '/');
    const headers: IncomingMessage['headers'] = { ...asked.headers, host: new URL(serverUrl).host };
    if (change !== undefined) {
      // The whole text, unchanged since never, can be edited.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    }
    const passed = request(
      new URL(asked.url ?? '/', serverUrl),
      { method: asked.method, headers },
      async (answered) => {
        const { statusCode = 502, headers: received } = answered;
        if (change !== undefined) {
          const { 'content-length': _, ...rest } = received;
          answer.writeHead(statusCode, rest).end(change(await text(answered)));
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

type Releases = {
  readonly releases: ProxyServer & {
    /** Publishes another service worker with the same files and caches. */
    readonly publish: () => void;
    /**
     * Publishes pages that name another manifest, with `NEW_RELEASE`.
     *
     * @param servers the servers that have them; with `some`, every second page is still an earlier one
     */
    readonly publishPages: (servers: 'some' | 'all') => void;
  };
};

/** What the pages of a release add to the name of the manifest. */
export const NEW_RELEASE = '?new';

const MANIFEST = /manifest-\w+\.js/gu;
/** The name of the release in those of its caches. */
const CACHE = /"not-found-(\w+)"/u;
const PAGE = /^\/(?!api\/)[a-z\d/-]*$/u;

/** Tests of a site that can publish a release. */
export const testReleases = test.extend<Releases>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  releases: async ({}, use) => {
    let release = 0;
    let servers: 'none' | 'some' | 'all' = 'none';
    let isOld = false;
    const nameManifest = (found: string) => found.replaceAll(MANIFEST, `$&${NEW_RELEASE}`);
    const changeWorker = (script: string) => {
      if (servers === 'none') return `${script}\n// ${release}`;
      const [, name = ''] = CACHE.exec(script) ?? [];
      // Other pages have other revisions, in other caches.
      return nameManifest(script).replaceAll('revision:"', '$&new-').replaceAll(name, `${name}-new`);
    };
    const edit = (path: string) => {
      if (path === '/sw.js') return changeWorker;
      if (servers === 'none' || !PAGE.test(path)) return undefined;
      isOld = servers === 'some' && !isOld;
      return isOld ? undefined : nameManifest;
    };
    const proxy = await proxyServer(process.env[URL_VARIABLE] ?? '', { edit });
    const publish = () => {
      release += 1;
    };
    const publishPages = (to: 'some' | 'all') => {
      servers = to;
    };
    await use({ ...proxy, publish, publishPages });
    await proxy.close();
  },
  baseURL: async ({ releases }, use) => use(releases.url),
});
