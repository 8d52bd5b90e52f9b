import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { healthAnswer, type Readiness } from './routes/health.ts';

export type MetricsServer = { readonly url: string; readonly close: () => Promise<void> };

export type MetricsParts = {
  readonly registry: Registry;
  readonly readiness: Readiness;
  readonly host: string;
  readonly port: number;
};

/** Monitoring needs few connections. */
const MAX_CONNECTIONS = 64;
const TIMEOUT_MS = 5000;

/**
 * `/metrics`, `/healthz` and `/readyz` on a separate port, reachable only from this machine by default, which stays
 * available when the public port is overloaded.
 */
export async function openMetricsServer({ registry, readiness, host, port }: MetricsParts): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, async (request, response) => {
    const health = healthAnswer(request.url ?? '', readiness);
    if (request.method === 'GET' && request.url === '/metrics') {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } else if (request.method === 'GET' && health !== undefined) {
      response.writeHead(health.status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(health.body));
    } else {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    }
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
