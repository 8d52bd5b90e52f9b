import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { watchPage } from './inPage/watchPage.ts';

const WATCH_PATH = '/engine-watch.js';

/** The site as a browser reaches it. */
export type WatchedSite = {
  readonly url: string;
  /** Whether only the monitoring script can be reached from now on, as without a network. */
  readonly setOffline: (isOffline: boolean) => void;
  readonly close: () => void;
};

function serve(site: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity', host: site.host };
  delete headers['if-none-match'];
  const forwarded = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, async (reply) => {
    const isPage = reply.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isPage) {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      return;
    }
    const { 'content-length': _length, ...kept } = reply.headers;
    const html = Buffer.concat(await reply.toArray()).toString();
    answer.writeHead(reply.statusCode ?? 502, kept);
    answer.end(html.replace(/<head[^>]*>/u, `$&<script src="${WATCH_PATH}"></script>`));
  });
  forwarded.on('error', () => answer.destroy());
  asked.pipe(forwarded);
}

/**
 * The site with one script before all others in every page, which records errors, because not every driver reports the
 * console. The content security policy is unchanged, because the script has the site's own origin.
 *
 * @param address where the site is served
 */
export async function watchSite(address: string): Promise<WatchedSite> {
  const site = new URL(address);
  const network = { isDown: false };
  const server = createServer((asked, answer) => {
    if (asked.url === WATCH_PATH) answer.setHeader('content-type', 'text/javascript').end(`(${watchPage})();`);
    else if (network.isDown) asked.destroy();
    else serve(site, asked, answer);
  });
  server.on('upgrade', (asked, socket, head) => {
    if (network.isDown) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(site.port), site.hostname, () => {
      // The server accepts sockets of its own pages only.
      const headers = { ...asked.headers, host: site.host, origin: site.origin };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) end.on('error', () => void socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setOffline: (isOffline) => {
      network.isDown = isOffline;
      if (isOffline) server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
