import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export type MetricsServer = { readonly url: string; readonly close: () => Promise<void> };

const LOOPBACK = '127.0.0.1';

/** `/metrics` on its own port, which only this machine can reach. */
export async function openMetricsServer(registry: Registry, port: number): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const known = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(known ? 200 : 404, { 'content-type': known ? registry.contentType : 'text/plain' });
    response.end(known ? await registry.metrics() : 'Not found\n');
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${LOOPBACK}:${taken}/metrics`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
